"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { FOLLOWS_LINK, opensHere } from "./link-presses.ts";

/** Not rendered as pages: calls, pictures, feeds and files, which have a name with an ending. */
const NO_PAGE = /^\/(?:api|media)\/|\.\w{1,12}$/;

/**
 * Opens the pages of the site without loading the document anew: one listener for all links, so that the links themselves
 * are plain ones. It comes after every other listener; a press that one of them has dealt with is left alone.
 */
export function FollowLinks() {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const address = link && opensHere(event) ? pageAddress(link) : null;
      if (address === null) return;
      event.preventDefault();
      window.dispatchEvent(new Event(FOLLOWS_LINK));
      router.push(address);
    };
    window.addEventListener("click", onClick);
    return () => window.removeEventListener("click", onClick);
  }, [router]);
  return null;
}

/** Path, query and place of the page of this site that a link leads to; null when the browser must follow it. */
function pageAddress(link: HTMLAnchorElement): string | null {
  // A page in another language has another frame.
  if (link.target !== "" || link.hasAttribute("download") || link.hreflang !== "") return null;
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin || NO_PAGE.test(pathname)) return null;
  const here = pathname === location.pathname && search === location.search;
  return here && hash !== "" ? null : `${pathname}${search}${hash}`;
}

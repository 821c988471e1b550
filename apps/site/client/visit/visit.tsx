"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import type { VisitSetting } from "./visit-setting.ts";
import { whenFetched } from "../when-fetched.ts";

const visitCode = () => import("./track-visit.ts");

/** Remembers the pages of a visit and tracks what is pressed. Its code comes after the page. */
export function Visit({ setting }: { setting: VisitSetting }) {
  const pathname = usePathname();

  useEffect(() => {
    whenFetched(visitCode(), (module) => module.visitPage(pathname, setting));
  }, [pathname, setting]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element) whenFetched(visitCode(), (module) => module.trackPress(target));
    };
    // Before links are followed, which may take the pressed one off the page.
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, []);

  return null;
}

import { type RefObject, useEffect } from "react";
import { whenFetched } from "../../when-fetched.ts";

/** What follows a form's answers, on a page that has any of it. */
const FOLLOWERS = "optgroup, [data-places][hidden], [data-figure], [data-suggests]";

/** Lets what stands around a form follow what is answered in it; the code is fetched where a page has something of it. */
export function useFormSurroundings(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    let stop: (() => void) | null | undefined;
    if (document.querySelector(FOLLOWERS))
      whenFetched(import("./form-surroundings.ts"), ({ followForm }) => {
        if (stop !== null && element.current) stop = followForm(element.current);
      });
    return () => {
      stop?.();
      stop = null;
    };
  }, [element]);
}

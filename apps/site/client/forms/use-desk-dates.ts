import { type RefObject, useEffect } from "react";

/** Lets dates follow the chosen service desk. The code that does is fetched only where a form has dates by desk. */
export function useDeskDates(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const dates = element.current?.querySelector("optgroup")?.closest("select");
    const desk = element.current?.elements.namedItem("Service Location");
    if (!dates || !(desk instanceof HTMLSelectElement)) return undefined;
    let stop = (): void => undefined;
    let gone = false;
    void import("./follow-desk.ts").then(({ followDesk }) => {
      if (!gone) stop = followDesk(desk, dates);
    });
    return () => {
      gone = true;
      stop();
    };
  }, [element]);
}

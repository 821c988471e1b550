"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { TRACKED_LINKS, trackedPress } from "./tracked-press.ts";
import type { VisitSetting } from "./visit-setting.ts";

/** Remembers the pages of a visit and tracks presses on phone numbers and history reports. Its code comes after the page. */
export function Visit({ setting }: { setting: VisitSetting }) {
  const pathname = usePathname();

  useEffect(() => {
    void import("./track-visit.ts").then((module) => module.visitPage(pathname, setting));
  }, [pathname, setting]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest(TRACKED_LINKS) : null;
      const event = link && trackedPress(link);
      if (event) void import("./track-visit.ts").then((module) => module.track(event));
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);

  return null;
}

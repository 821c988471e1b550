"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useListener } from "../use-listener.ts";
import type { VisitSetting } from "./visit-setting.ts";
import { whenFetched } from "../when-fetched.ts";

const visitCode = () => import("./open-visit.ts");

/** Remembers the pages of a visit and tracks what is pressed. Its code comes after the page. */
export function Visit({ setting }: { setting: VisitSetting }) {
  const pathname = usePathname();

  useEffect(() => {
    whenFetched(visitCode(), (module) => module.visitPage(pathname, setting));
  }, [pathname, setting]);

  // Before links are followed, which may take the pressed one off the page.
  useListener("click", trackPress, true, "visit");
  return null;
}

function trackPress({ target }: MouseEvent): void {
  if (target instanceof Element) whenFetched(visitCode(), (module) => module.trackPress(target));
}

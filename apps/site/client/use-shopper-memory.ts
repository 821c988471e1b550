import type { FormDefinition } from "@forecourt/leads";
import { type RefObject, useEffect } from "react";
import type { EnquirySetting } from "./enquiry-setting.ts";
import { pageMemory } from "./page-memory.ts";

/**
 * Never asks twice for what this browser knows: fills in who the shopper is, where they were here before. Whoever
 * was not pays nothing: the code that fills in is fetched only when there is something to fill in.
 */
export function useShopperMemory(
  element: RefObject<HTMLFormElement | null>,
  form: FormDefinition,
  setting: EnquirySetting,
): void {
  useEffect(() => {
    if (!knowsShopper(setting.tenant)) return;
    void import("./shopper-memory.ts").then(({ fillIn }) => {
      if (element.current) fillIn(element.current, form, setting);
    });
  }, [element, form, setting]);
}

/** The specification's key for a site's shopper. */
function knowsShopper(tenant: string): boolean {
  try {
    return pageMemory("local").getItem(`${tenant}-User`) !== null;
  } catch {
    return false;
  }
}

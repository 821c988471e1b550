import type { FormDefinition } from "@forecourt/leads";
import { type RefObject, useEffect } from "react";
import type { EnquirySetting } from "./enquiry-setting.ts";
import { browserStorage } from "../browser-storage.ts";
import { whenFetched } from "../when-fetched.ts";

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
    whenFetched(import("./shopper-memory.ts"), ({ fillIn }) => {
      if (element.current) fillIn(element.current, form, setting);
    });
  }, [element, form, setting]);
}

/** `{slug}-User` is the platform's key for who a site's shopper is. */
const knowsShopper = (tenant: string): boolean => browserStorage("local").getItem(`${tenant}-User`) !== null;

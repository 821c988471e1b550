import type { FormDefinition } from "@forecourt/leads";
import { selectorOf } from "@forecourt/ui/behaviours";
import { browserStorage } from "../../browser-storage.ts";
import { whenFetched } from "../../when-fetched.ts";
import type { EnquirySetting } from "../enquiry-setting.ts";

/** What follows a form's answers, on a page that has any of it. */
const FOLLOWERS = [
  "optgroup",
  `${selectorOf("places")}[hidden]`,
  selectorOf("figure"),
  selectorOf("suggests"),
].join();

/**
 * Fills in who the shopper is, lets what stands around a form follow what is answered in it, and masks its phone fields, until
 * the signal. The code for each is fetched only where there is something to do: where this browser knows the shopper, where
 * the page has something that follows, once a phone field is entered.
 */
export function helpForm(
  element: HTMLFormElement,
  form: FormDefinition,
  setting: EnquirySetting,
  signal: AbortSignal,
): void {
  const untilSignal = (start: () => () => void): void => {
    if (!signal.aborted) signal.addEventListener("abort", start());
  };
  if (knowsShopper(setting.tenant))
    whenFetched(import("../shopper-memory.ts"), ({ fillIn }) => fillIn(element, form, setting));
  if (document.querySelector(FOLLOWERS))
    whenFetched(import("../surroundings/form-surroundings.ts"), ({ followForm }) =>
      untilSignal(() => followForm(element)),
    );
  const masked = new WeakSet<EventTarget>();
  const mask = (target: unknown): void => {
    if (!(target instanceof HTMLInputElement) || target.type !== "tel" || masked.has(target)) return;
    masked.add(target);
    whenFetched(import("../fields/phone-mask.ts"), ({ attachPhoneMask }) =>
      untilSignal(() => attachPhoneMask(target, form.market.phone)),
    );
  };
  element.addEventListener("focusin", ({ target }) => mask(target), { signal });
  // A number may be under way, or typed and left, before this script came.
  for (const phone of element.querySelectorAll<HTMLInputElement>("input[type=tel]"))
    if (phone === document.activeElement || phone.value !== "") mask(phone);
}

/** `{slug}-User` is the platform's key for who a site's shopper is. */
const knowsShopper = (tenant: string): boolean => browserStorage("local").getItem(`${tenant}-User`) !== null;

import { type FormDefinition, prefill, type RawValues, validateForm } from "@forecourt/leads";
import { readShopper, rememberEnquiredCar, rememberShopper } from "@forecourt/leads/browser";
import type { EnquirySetting } from "./enquiry-setting.ts";
import { browserStorage } from "../browser-storage.ts";

/** Fills what this browser remembers into the fields that are still empty. */
export function fillIn(element: HTMLFormElement, form: FormDefinition, setting: EnquirySetting): void {
  const shopper = readShopper(browserStorage("local"), setting.tenant);
  if (!shopper) return;
  for (const [name, value] of Object.entries(prefill(form, { shopper }, setting.policy))) {
    const control = element.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement) || control.value !== "") continue;
    control.value = value;
    // Who is about to type there writes over it.
    if (control === document.activeElement) control.select();
  }
}

/** Remembers a lead that was sent: who the shopper is, and the car asked about. */
export function rememberSent(form: FormDefinition, setting: EnquirySetting, values: RawValues): void {
  const memory = browserStorage("local");
  const checked = validateForm(form, values, setting.policy, { state: setting.state });
  if (checked.ok) rememberShopper(memory, setting.tenant, checked.values);
  if (setting.car)
    rememberEnquiredCar(memory, setting.tenant, { ...setting.car.tracked, condition: setting.car.condition });
}

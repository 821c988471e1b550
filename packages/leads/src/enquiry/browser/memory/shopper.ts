import { ownValue } from "../../forms/fields/answers.ts";
import type { CleanValues } from "../../forms/fields/answers.ts";
import type { Shopper } from "../../forms/prefill.ts";
import { type BrowserStorage, readRecord, writeRecord } from "./browser-storage.ts";
import { storedText } from "./stored-text.ts";

/** Each tenant has a key of its own; other pages of a dealer's site may read the same one. */
const keyOf = (tenant: string) => `${tenant}-User`;

/** Remembers who sent a form, over what was known; what the form did not ask stays. */
export function rememberShopper(store: BrowserStorage, tenant: string, values: CleanValues): void {
  const known = readShopper(store, tenant);
  const text = (name: string) => {
    const value = ownValue(values, name);
    return typeof value === "string" ? value : null;
  };
  writeRecord(store, keyOf(tenant), {
    name: text("first_name") ?? text("name") ?? known?.name,
    last_name: text("last_name") ?? known?.lastName,
    email: text("email") ?? known?.email,
    phone: text("phone") ?? known?.phone,
    postcode: text("postcode") ?? known?.postcode,
  });
}

/** The remembered shopper, or null. Never trusted: forms check it like anything typed. */
export function readShopper(store: BrowserStorage, tenant: string): Shopper | null {
  const stored = readRecord(store, keyOf(tenant));
  if (!stored) return null;
  return {
    name: storedText(stored, "name"),
    lastName: storedText(stored, "last_name"),
    email: storedText(stored, "email"),
    phone: storedText(stored, "phone", 40),
    postcode: storedText(stored, "postcode", 10),
  };
}

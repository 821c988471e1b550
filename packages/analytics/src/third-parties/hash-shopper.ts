import type { HashedShopper } from "./ad-conversions.ts";

/** What is known of a shopper, in the clear. */
export interface KnownShopper {
  readonly email: string | null;
  /** With country code, or as it is dialled at home. */
  readonly phone: string | null;
}

/** SHA-256 of a text as small hexadecimal letters. */
export type Sha256 = (text: string) => Promise<string>;

/**
 * A phone number's digits with the country's code before them, however it was written; "" for one without digits.
 *
 * @example
 * phoneDigits("0491 570 156", "61") // "61491570156"
 */
export const phoneDigits = (phone: string, callingCode: string): string => {
  const digits = phone.replaceAll(/\D/g, "");
  if (digits === "") return "";
  if (phone.trim().startsWith("+") || digits.startsWith(callingCode)) return digits;
  return `${callingCode}${digits.replace(/^0+/, "")}`;
};

/**
 * A shopper as advertisers take one: trimmed, in small letters, digits with country code, then hashed.
 *
 * @example
 * await hashShopper({ email: " Kim@Example.com ", phone: null }, { callingCode: "61", sha256 })
 */
export async function hashShopper(
  { email, phone }: KnownShopper,
  { callingCode, sha256 }: { readonly callingCode: string; readonly sha256: Sha256 },
): Promise<HashedShopper> {
  const mail = email?.trim().toLowerCase();
  const digits = phone ? phoneDigits(phone, callingCode) : "";
  return {
    ...(mail ? { sha256_email_address: await sha256(mail) } : {}),
    ...(digits === "" ? {} : { sha256_phone_number: await sha256(digits) }),
  };
}

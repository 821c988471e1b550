/** What a page is read on, by size: enough to count, too little to recognise a person. */
export type Device = "phone" | "tablet" | "computer";

/** A tablet with Android does not say "Mobile", one of Apple's names itself. */
const TABLET = /iPad|Tablet|Android(?!.*Mobile)/;
const PHONE = /iPhone|Mobi/;

/**
 * The kind of device that a user agent names; a computer where it names none. An iPad that asks for the pages of a
 * computer cannot be told from one.
 *
 * @example
 * describeDevice("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148") // "phone"
 */
export const describeDevice = (userAgent: string): Device => {
  if (TABLET.test(userAgent)) return "tablet";
  return PHONE.test(userAgent) ? "phone" : "computer";
};

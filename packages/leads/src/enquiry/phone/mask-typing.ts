import { formatPhone } from "./format-phone.ts";
import type { PhoneRule } from "./phone-rule.ts";

/** What an input shows, and where its caret stands. */
export interface Typing {
  value: string;
  caret: number;
}

/**
 * The phone field after a keystroke. Groups digits only while the shopper types at the end; deleting,
 * editing in the middle and anything no mask fits are left alone, so the mask never fights back.
 *
 * @example
 * maskTyping({ value: "0412", caret: 4 }, { value: "04123", caret: 5 }, phone)
 * // { value: "0412 3", caret: 6 }
 */
export function maskTyping(before: Typing, after: Typing, rule: PhoneRule): Typing {
  const deleting = after.value.length < before.value.length;
  const inTheMiddle = after.caret < after.value.length;
  const spacing = /\s$/.test(after.value); // a blank typed on purpose stays until the next digit
  if (deleting || inTheMiddle || spacing) return after;
  const value = formatPhone(after.value, rule);
  return { value, caret: value.length };
}

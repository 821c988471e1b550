/**
 * The `tel:` address of a number as it is shown: its digits, and the plus of an international one.
 *
 * @example
 * phoneHref("07 3333 4444") // "tel:0733334444"
 * phoneHref("+64 9 300 0000") // "tel:+6493000000"
 */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;

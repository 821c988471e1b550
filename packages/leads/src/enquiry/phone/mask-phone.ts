/** Characters of a number a masked one still shows. */
const SHOWN = 5;

/**
 * A phone number with all but its first five characters hidden. Characters count as shown, blanks
 * included, and blanks stay, so the masked number has the shape of the real one.
 *
 * @example
 * maskPhone("07 3333 4444") // "07 33** ****"
 */
export const maskPhone = (phone: string): string =>
  phone.slice(0, SHOWN) + phone.slice(SHOWN).replace(/\S/g, "*");

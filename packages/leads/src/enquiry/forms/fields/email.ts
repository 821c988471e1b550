// Each class is checked once over a bounded text: no pattern here can backtrack.
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/i;
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const ONLY_DIGITS = /^\d+$/;

/**
 * Whether a text is an address mail can be sent to over the internet: the plain form that mail
 * programs accept, a domain with at least two labels, within the lengths of RFC 5321. Quoted local
 * parts, comments and bare IP addresses are refused: no shopper has one, a typing slip makes them.
 *
 * @example
 * isEmailAddress("ada@example.com") // true
 * isEmailAddress("ada@example") // false
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.lastIndexOf("@");
  return at > 0 && isLocalPart(text.slice(0, at)) && isDomain(text.slice(at + 1));
}

const isLocalPart = (text: string) =>
  text.length <= 64 &&
  LOCAL_PART.test(text) &&
  !text.startsWith(".") &&
  !text.endsWith(".") &&
  !text.includes("..");

function isDomain(text: string): boolean {
  const labels = text.split(".");
  const last = labels.at(-1) ?? "";
  return (
    labels.length >= 2 &&
    last.length >= 2 &&
    !ONLY_DIGITS.test(last) &&
    labels.every((label) => label.length <= 63 && DOMAIN_LABEL.test(label))
  );
}

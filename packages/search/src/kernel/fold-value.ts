/** Whether text is its own key: plain ASCII without capitals, no blank at either end. Most codes and ids are. */
function isFolded(text: string): boolean {
  const last = text.length - 1;
  for (let at = 0; at <= last; at++) {
    const code = text.charCodeAt(at);
    if (
      code >= 127 ||
      code < 32 ||
      (code >= 65 && code <= 90) ||
      (code === 32 && (at === 0 || at === last))
    ) {
      return false;
    }
  }
  return true;
}

/**
 * How filter values compare: Unicode NFKD, trimmed, without case. Accents stay: "Skoda" is not "Škoda"
 * (free text drops them, filters do not).
 *
 * @example
 * foldValue(" ŠKODA ") === foldValue("Škoda"); // true
 */
export const foldValue = (text: string): string =>
  isFolded(text) ? text : text.normalize("NFKD").trim().toLowerCase();

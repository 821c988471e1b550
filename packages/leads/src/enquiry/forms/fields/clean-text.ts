/** Control characters except tab and line feed; a database or a mail header may choke on them. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
const VISIBLE = /[^\s\p{Cf}]/u;

/**
 * One answer as the dealer gets it: trimmed, line ends unified, without control characters or
 * broken surrogates. Nothing but blanks and invisible characters counts as empty.
 *
 * @example
 * cleanText("  Ada\u0000 \n") // "Ada"
 */
export function cleanText(raw: string): string {
  const text = raw.toWellFormed().replace(/\r\n?/g, "\n").replace(CONTROLS, "").trim();
  return VISIBLE.test(text) ? text : "";
}

/** The same on one line: line breaks and tabs become blanks, so no answer can start a line of its own. */
export const cleanLine = (raw: string): string => cleanText(raw.replace(/[\r\n\t\u2028\u2029]+/g, " "));

/**
 * Turns a boolean, or the words 'true' and 'false', into 'Yes' or 'No' for dealer systems
 * that print answers as they come. Anything else passes unchanged.
 *
 * @example
 * yesNo("true") // "Yes"
 * yesNo("Maybe") // "Maybe"
 */
export function yesNo<Value>(value: Value): Value | "Yes" | "No" {
  if (value === true || value === "true") return "Yes";
  if (value === false || value === "false") return "No";
  return value;
}

/**
 * Whether a value from outside is a JSON object: not null, not a list. Its fields are still unknown.
 *
 * @example
 * isRecord({ id: 7 }); // true
 * isRecord([7]); // false
 */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The `lead` part of a multipart form from a script; null for a plain form, which has none. */
export function parsedLead(part: string | readonly string[] | undefined): unknown {
  if (typeof part !== "string") return null;
  try {
    return JSON.parse(part);
  } catch {
    return null;
  }
}

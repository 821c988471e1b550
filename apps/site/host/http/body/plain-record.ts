/** A body's fields, whatever was sent: what is no object has none. */
export const plainRecord = (fields: unknown): Readonly<Record<string, unknown>> =>
  typeof fields === "object" && fields !== null && !Array.isArray(fields)
    ? Object.fromEntries(Object.entries(fields))
    : {};

/** A mail of a second mail sink must not pass for a repeat of the first one's. */
export const mailKey = (sink: string, key: string): string => (sink === "mail" ? key : `${sink}.${key}`);

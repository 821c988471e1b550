/** An enquiry that was sent from this browser: what it was about, and nothing of what was written. */
export interface SentEnquiry {
  readonly id: string;
  readonly about: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

const MAX_ENQUIRIES = 20;
const MAX_TEXT_LENGTH = 200;

/** The kept list with one more, the newest first; the same enquiry is noted once. */
export function rememberEnquiry(stored: string | null, sent: SentEnquiry): string {
  const before = parseEnquiries(stored);
  const about = sent.about.slice(0, MAX_TEXT_LENGTH);
  const known = before.some(({ id }) => id === sent.id);
  return JSON.stringify((known ? before : [{ ...sent, about }, ...before]).slice(0, MAX_ENQUIRIES));
}

/** Reads the list back, trusting nothing. */
export function parseEnquiries(stored: string | null): readonly SentEnquiry[] {
  let list: unknown;
  try {
    list = JSON.parse(stored ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  return list.slice(0, MAX_ENQUIRIES).flatMap((record: unknown) => {
    if (typeof record !== "object" || record === null) return [];
    const { id, about, at } = record as Partial<Record<keyof SentEnquiry, unknown>>;
    return typeof id === "string" &&
      typeof about === "string" &&
      typeof at === "number" &&
      Number.isFinite(at)
      ? [{ id, about: about.slice(0, MAX_TEXT_LENGTH), at }]
      : [];
  });
}

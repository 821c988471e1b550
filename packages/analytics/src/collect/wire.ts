import { z } from "zod";

/** A list of what could be read: an entry that is none is left out, and the rest of the list counts. */
export const listOf = <Entry extends z.ZodType>(entry: Entry, most: number) =>
  z.array(entry.nullable().catch(null)).max(most);

/** A text of a page; one that is empty, too long or no text counts as absent. */
export const pageText = (most: number) => z.string().min(1).max(most).nullable().catch(null).default(null);

/** Whether an entry of such a list could be read. */
export const isPresent = <Value>(value: Value | null): value is Value => value !== null;

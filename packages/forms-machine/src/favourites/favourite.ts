/** A car a shopper has marked with a heart. */
export interface Favourite {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly imageUrl: string | null;
}

const MAX_TEXT_LENGTH = 500;

/** A favourite under its wire names. */
export const printFavouriteRecord = ({
  id,
  name,
  slug,
  make,
  model,
  imageUrl,
}: Favourite): Readonly<Record<string, string | null>> => ({
  id,
  name,
  slug,
  make,
  model,
  primary_image_url: imageUrl,
});

/** Reads a favourite back, trusting nothing; null for what has no id or slug. Texts over 500 characters are dropped. */
export function parseFavouriteRecord(record: object): Favourite | null {
  const fields = new Map<string, unknown>(Object.entries(record));
  const text = (name: string): string => {
    const field = fields.get(name);
    return typeof field === "string" && field.length <= MAX_TEXT_LENGTH ? field : "";
  };
  const [id, slug] = [text("id"), text("slug")];
  if (id === "" || slug === "") return null;
  const imageUrl = text("primary_image_url");
  return {
    id,
    slug,
    name: text("name"),
    make: text("make"),
    model: text("model"),
    imageUrl: imageUrl === "" ? null : imageUrl,
  };
}

/** The records of a stored list, at most so many; null for each that is none. A text that is no list has none. */
export function storedRecords(stored: string | null, most: number): readonly (object | null)[] {
  let records: unknown;
  try {
    records = JSON.parse(stored ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(records)) return [];
  return records.slice(0, most).map((record: unknown) => (typeof record === "object" ? record : null));
}

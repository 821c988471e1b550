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

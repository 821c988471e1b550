/** A car a shopper has marked with a heart. */
export interface Favourite {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly imageUrl: string | null;
}

/** The oldest are dropped beyond this. */
const MAX_FAVOURITES = 200;
const MAX_TEXT_LENGTH = 500;

/** Whether a car is among the favourites. */
export const isFavourite = (favourites: readonly Favourite[], id: string): boolean =>
  favourites.some((favourite) => favourite.id === id);

/**
 * Adds a car at the end, or takes it out when it is there already. The oldest go beyond 200.
 *
 * @example
 * toggleFavourite([], favourite) // [favourite]
 */
export const toggleFavourite = (
  favourites: readonly Favourite[],
  favourite: Favourite,
): readonly Favourite[] =>
  isFavourite(favourites, favourite.id)
    ? favourites.filter(({ id }) => id !== favourite.id)
    : [...favourites, favourite].slice(-MAX_FAVOURITES);

/**
 * All of one list, then what the other has besides. Merging twice changes nothing.
 *
 * @example
 * mergeFavourites([favourite], [favourite]) // [favourite]
 */
export const mergeFavourites = (
  one: readonly Favourite[],
  other: readonly Favourite[],
): readonly Favourite[] =>
  [...one, ...other.filter(({ id }) => !isFavourite(one, id))].slice(-MAX_FAVOURITES);

/** Favourites as the browser keeps them, under their wire names. */
export const printFavourites = (favourites: readonly Favourite[]): string =>
  JSON.stringify(favourites.map(({ imageUrl, ...rest }) => ({ ...rest, primary_image_url: imageUrl })));

function parseFavourite(value: unknown): Favourite | null {
  if (typeof value !== "object" || value === null) return null;
  const fields = new Map<string, unknown>(Object.entries(value));
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

/**
 * Reads favourites back from the browser, or from a watchlist, trusting nothing: what is no favourite
 * is dropped, and of two with one id the first counts.
 *
 * @example
 * parseFavourites(localStorage.getItem("favourites"))
 */
export function parseFavourites(stored: string | null): readonly Favourite[] {
  let list: unknown;
  try {
    list = JSON.parse(stored ?? "[]");
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  const favourites = list.map(parseFavourite).filter((favourite) => favourite !== null);
  return mergeFavourites(
    [],
    favourites.filter(({ id }, index) => favourites.findIndex((one) => one.id === id) === index),
  );
}

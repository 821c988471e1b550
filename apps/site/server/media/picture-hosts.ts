import type { StockResult } from "@forecourt/search";

/** Names under which settings, offers, models and articles hold the address of a picture. */
const PICTURE_NAME = /image|logo|photo|picture/i;
const MAX_DEPTH = 12;

/** The host of a picture's address; null for what no browser may load here: another scheme, a login, another port's. */
export function pictureHost(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, username, password, host } = new URL(url);
  const web = protocol === "https:" || protocol === "http:";
  return web && username === "" && password === "" ? host : null;
}

/**
 * The hosts of every picture that settings or content name, by the names of their fields: `logo`, `image`, `logoUrl`.
 * Addresses under other names, such as a webhook's, are no pictures.
 *
 * @example
 * pictureHosts({ site: { logo: "https://cdn.example/logo.png" } }) // Set { "cdn.example" }
 */
export function pictureHosts(content: unknown): Set<string> {
  const hosts = new Set<string>();
  const visit = (value: unknown, name: string, depth: number): void => {
    if (typeof value === "string") {
      const host = PICTURE_NAME.test(name) ? pictureHost(value) : null;
      if (host !== null) hosts.add(host);
    } else if (Array.isArray(value) && depth < MAX_DEPTH) {
      for (const each of value) visit(each, name, depth + 1);
    } else if (typeof value === "object" && value !== null && depth < MAX_DEPTH) {
      for (const [key, each] of Object.entries(value)) visit(each, key, depth + 1);
    }
  };
  visit(content, "", 0);
  return hosts;
}

/** The hosts of every photograph of a stock, read page by page as `ask` gives them; the first page is 0. */
export async function findPictureHosts(
  ask: (page: number) => Promise<StockResult>,
): Promise<ReadonlySet<string>> {
  const hosts = new Set<string>();
  for (let page = 0; ; page += 1) {
    const stock = await ask(page);
    if (!stock.ok) throw new Error("The stock does not respond, so its pictures' hosts are not known.");
    for (const { images } of stock.cars)
      for (const { url } of images) {
        const host = pictureHost(url);
        if (host !== null) hosts.add(host);
      }
    if (page + 1 >= stock.pages) return hosts;
  }
}

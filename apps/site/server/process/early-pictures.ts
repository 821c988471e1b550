/** A picture of the first screen, as the head of a document asks for it. */
interface EarlyPicture {
  /** Where there is an `imageSrcSet` the browser chooses from that alone. */
  href: string;
  imageSrcSet?: string;
  imageSizes?: string;
}

/** A part of a page as one text. */
export interface DrawnPart {
  html: string;
  /** Those of its pictures that are wanted before all others. */
  pictures: readonly EarlyPicture[];
}

/** The renderer asks for eager pictures ahead of the markup, which in the middle of a page is no earlier than the pictures. */
const AHEAD = /^(?:<link rel="preload"[^>]*>)+/;
const LINK = /<link (?<attributes>[^>]*)>/g;
const ATTRIBUTE = /(?<name>\w+)="(?<value>[^"]*)"/g;
const ENTITIES = new Map([
  ["&amp;", "&"],
  ["&quot;", '"'],
  ["&#x27;", "'"],
  ["&lt;", "<"],
  ["&gt;", ">"],
]);

/** Takes out of what the renderer has written the pictures it asks for ahead of the markup. */
export function takeEarlyPictures(written: string): DrawnPart {
  const [links = ""] = AHEAD.exec(written) ?? [];
  const pictures = [...links.matchAll(LINK)].flatMap(({ groups }): EarlyPicture[] => {
    const { as, fetchPriority, imageSrcSet, imageSizes, ...own } = attributesOf(groups?.["attributes"] ?? "");
    const href = own["href"] ?? imageSrcSet?.split(" ", 1)[0];
    if (as !== "image" || fetchPriority !== "high" || href === undefined) return [];
    return [{ href, ...(imageSrcSet ? { imageSrcSet } : {}), ...(imageSizes ? { imageSizes } : {}) }];
  });
  return { html: written.slice(links.length), pictures };
}

const attributesOf = (text: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(({ groups }) => [
      groups?.["name"] ?? "",
      (groups?.["value"] ?? "").replaceAll(/&[^;]+;/g, (entity) => ENTITIES.get(entity) ?? entity),
    ]),
  );

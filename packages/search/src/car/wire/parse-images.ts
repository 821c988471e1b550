import { isRecord } from "../../kernel/is-record.ts";
import type { CarImage } from "../model/car.ts";
import { type WireFields } from "./wire-fields.ts";

/** `images[].image.url` with `image.thumb.url`, or plain addresses; null for anything else. */
function parseImage(fields: WireFields, entry: unknown, thumbnail: unknown): CarImage | null {
  const image = isRecord(entry) && isRecord(entry["image"]) ? entry["image"] : entry;
  const url = fields.urlOf("images", isRecord(image) ? image["url"] : image);
  if (url === null) return null;
  const thumb = isRecord(image) ? image["thumb"] : null;
  const own = fields.urlOf("thumbnails", isRecord(thumb) ? thumb["url"] : thumb);
  return { url, thumbnailUrl: own ?? fields.urlOf("thumbnails", thumbnail) };
}

/** The photos of a document, the primary one first and none twice. */
export function parseImages(fields: WireFields): CarImage[] {
  const list = fields.raw("images");
  const thumbnails = fields.raw("thumbnails");
  const images = (Array.isArray(list) ? list : [])
    .map((entry: unknown, index) =>
      parseImage(fields, entry, Array.isArray(thumbnails) ? thumbnails[index] : null),
    )
    .filter((image) => image !== null);
  const primary = fields.url("primary_image_url");
  const first = primary === null ? undefined : images.find((image) => image.url === primary);
  const ordered = primary === null ? images : [first ?? { url: primary, thumbnailUrl: null }, ...images];
  const seen = new Set<string>();
  return ordered.filter(({ url }) => !seen.has(url) && seen.add(url));
}

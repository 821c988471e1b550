import { imagePreload } from "#host/framework/next-internals.ts";
import type { PageFrame } from "../cache/cached-frame.ts";
import type { RenderedPart } from "../static/early-pictures.ts";

/** The links by which a head requests the early pictures of a part; the framework writes one for each picture. */
const preloadsOf = ({ pictures }: RenderedPart): string => [...new Set(pictures.map(imagePreload))].join("");

/**
 * Takes a list out of the page it stands in. Null where the page does not hold the list and its early pictures just once
 * and word for word, and for a list without early pictures, by which nothing says where those of others would stand.
 */
export function cutFrame(html: string, part: RenderedPart): PageFrame | null {
  const preloads = preloadsOf(part);
  if (preloads === "" || part.html === "") return null;
  const [beforePictures, rest, ...others] = html.split(preloads);
  if (beforePictures === undefined || rest === undefined || others.length > 0) return null;
  const [beforeList, afterList, ...again] = rest.split(part.html);
  if (beforeList === undefined || afterList === undefined || again.length > 0) return null;
  return [beforePictures, beforeList, afterList];
}

/** The page that has a list in this frame. */
export const joinFrame = ([beforePictures, beforeList, afterList]: PageFrame, part: RenderedPart): string =>
  beforePictures + preloadsOf(part) + beforeList + part.html + afterList;

import { LEADING_PRELOADS } from "#host/framework/next-internals.ts";
import { processWide } from "#host/process/process-wide.ts";

/** A picture of the first screen, as the head of a document requests it. */
export interface EarlyPicture {
  /** Where there is an `imageSrcSet` the browser chooses from that alone. */
  href: string;
  imageSrcSet?: string | undefined;
  imageSizes?: string | undefined;
}

/** A part of a page as one text. */
export interface RenderedPart {
  html: string;
  /** Those of its pictures that are wanted before all others. */
  pictures: readonly EarlyPicture[];
}

/** Of the part that is being rendered; rendering to one text is never interrupted, so there is one at a time. */
const pictures = processWide<EarlyPicture[] | null>("early-pictures", () => null);

/** Renders a part, and gathers the pictures that it wants early. */
export function gatherEarlyPictures(render: () => string): RenderedPart {
  const around = pictures.current;
  const gathered: EarlyPicture[] = [];
  pictures.current = gathered;
  try {
    return { html: render().replace(LEADING_PRELOADS, ""), pictures: gathered };
  } finally {
    pictures.current = around;
  }
}

/** Says that the part that is being rendered wants a picture early. Outside of a part the renderer itself requests it. */
export function wantEarly(picture: EarlyPicture): void {
  pictures.current?.push(picture);
}

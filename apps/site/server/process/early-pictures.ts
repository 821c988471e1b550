/** A picture of the first screen, as the head of a document asks for it. */
export interface EarlyPicture {
  /** Where there is an `imageSrcSet` the browser chooses from that alone. */
  href: string;
  imageSrcSet?: string | undefined;
  imageSizes?: string | undefined;
}

/** A part of a page as one text. */
export interface DrawnPart {
  html: string;
  /** Those of its pictures that are wanted before all others. */
  pictures: readonly EarlyPicture[];
}

const KEY = Symbol.for("forecourt.early-pictures");
/** Of the part that is being drawn; rendering to one text is never interrupted, so there is one at a time. */
const shared = globalThis as { [KEY]?: EarlyPicture[] | undefined };

/** The renderer asks for eager pictures ahead of the markup, which in the middle of a page is no earlier than the pictures. */
const AHEAD = /^(?:<link rel="preload"[^>]*>)+/;

/** Draws a part, and gathers the pictures that it wants early. */
export function gatherEarlyPictures(draw: () => string): DrawnPart {
  const around = shared[KEY];
  const pictures: EarlyPicture[] = [];
  shared[KEY] = pictures;
  try {
    return { html: draw().replace(AHEAD, ""), pictures };
  } finally {
    shared[KEY] = around;
  }
}

/** Says that the part that is being drawn wants a picture early. Outside of a part the renderer itself asks for it. */
export function wantEarly(picture: EarlyPicture): void {
  shared[KEY]?.push(picture);
}

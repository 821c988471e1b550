import sharp from "sharp";

/** Width of one of the two pictures in pixels, and their most height. */
const WIDTH = 320;
const HEIGHT = 260;
const GAP = 8;
const GROUND = "#8d9196";
/** Most bytes of a pair: two hundred of them lie in the repository. */
export const MOST_BYTES = 8_000;
/** How far a channel of a pixel has to move before it counts: edges of letters are smoothed anew. */
const TOLERATED = 40;
const ROOM_ABOVE = 24;
/** Where fewer pixels differ than in a comma, nothing does. */
const FEWEST_PIXELS = 12;

/** A part of a picture, in its pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

const pixelsOf = async (png: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/**
 * Where two pictures of one page begin to differ, with as much below as there is room for; null where they do not. What one
 * page is longer by differs too.
 */
function differingPart(one: Pixels, other: Pixels): Box | null {
  const { width } = one;
  const tallest = Math.max(one.height, other.height);
  let [first, last, leftmost, rightmost, pixels] = [tallest, -1, width, -1, 0];
  const most = (HEIGHT * width) / WIDTH - ROOM_ABOVE;
  for (let y = 0; y < tallest && y < first + most; y += 1) {
    const isThere = y < one.height && y < other.height;
    const row = [y * width * 3, (y + 1) * width * 3] as const;
    if (isThere && one.data.compare(other.data, ...row, ...row) === 0) continue;
    for (let x = 0; x < width; x += 1) {
      const at = row[0] + x * 3;
      const isSame =
        isThere &&
        [0, 1, 2].every((c) => Math.abs((one.data[at + c] ?? 0) - (other.data[at + c] ?? 0)) <= TOLERATED);
      if (isSame) continue;
      pixels += 1;
      first = Math.min(first, y);
      last = y;
      leftmost = Math.min(leftmost, x);
      rightmost = Math.max(rightmost, x);
    }
  }
  if (pixels < FEWEST_PIXELS) return null;
  const wide = Math.min(width, Math.max(WIDTH * 1.2, rightmost - leftmost + 2 * ROOM_ABOVE));
  const left = Math.max(0, Math.min(leftmost - ROOM_ABOVE, width - wide));
  const top = Math.max(0, first - ROOM_ABOVE);
  return {
    left: Math.round(left),
    top,
    width: Math.round(wide),
    height: Math.round(Math.min((HEIGHT * wide) / WIDTH, Math.max(last + ROOM_ABOVE - top, 90))),
  };
}

export interface PicturePair {
  readonly avif: Buffer;
  /** In pixels; all are as wide. */
  readonly height: number;
}

/** Two pictures of one page side by side, of the part that differs, as a small AVIF; null where they look the same. */
export async function picturePair(before: Buffer, after: Buffer): Promise<PicturePair | null> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const part = differingPart(one, other);
  if (part === null) return null;
  const height = Math.round((part.height * WIDTH) / part.width);
  const cut = async (png: Buffer, { height: own }: Pixels) => {
    const bottom = Math.max(0, part.top + part.height - own);
    // Of one picture sharp cuts before it adds, in whatever order it is asked to.
    const tall = bottom > 0 ? await sharp(png).extend({ bottom, background: GROUND }).png().toBuffer() : png;
    return sharp(tall).extract(part).resize(WIDTH, height, { fit: "fill" }).png().toBuffer();
  };
  const pair = sharp({
    create: { width: 2 * WIDTH + GAP, height, channels: 3, background: GROUND },
  }).composite([
    { input: await cut(before, one), left: 0, top: 0 },
    { input: await cut(after, other), left: WIDTH + GAP, top: 0 },
  ]);
  const png = await pair.png().toBuffer();
  for (let quality = 50; quality >= 10; quality -= 5) {
    const avif = await sharp(png).avif({ quality, effort: 6 }).toBuffer();
    if (avif.length <= MOST_BYTES) return { avif, height };
  }
  throw new Error(`A pair of pictures weighs more than ${MOST_BYTES} bytes.`);
}

import sharp from "sharp";

/** One picture of a sheet with the words under it. */
export interface SheetPicture {
  readonly label: string;
  readonly png: Buffer;
}

const GAP = 24;
const LABEL = 34;

/**
 * Lays pictures side by side in rows, each shrunk to `width` pixels and cut at `height`, with its label on top; in grey
 * where the colours must not help to tell them apart.
 */
export async function contactSheet(
  pictures: readonly SheetPicture[],
  { columns, width, height, grey }: { columns: number; width: number; height: number; grey: boolean },
): Promise<Buffer> {
  const cells = await Promise.all(
    pictures.map(async ({ label, png }) => ({ label, ...(await shrink(png, width, height)) })),
  );
  const rows = Math.ceil(cells.length / columns);
  const tallest = Array.from({ length: rows }, (_, row) =>
    Math.max(...cells.slice(row * columns, (row + 1) * columns).map((cell) => cell.height)),
  );
  const tops = tallest.map((_, row) =>
    tallest.slice(0, row).reduce((top, each) => top + each + LABEL + GAP, GAP),
  );
  const sheet = sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: (tops.at(-1) ?? 0) + (tallest.at(-1) ?? 0) + LABEL + GAP,
      channels: 3,
      background: "#8d9196",
    },
  }).composite(
    cells.flatMap((cell, at) => {
      const left = GAP + (at % columns) * (width + GAP);
      const top = tops[Math.floor(at / columns)] ?? GAP;
      return [
        { input: labelOf(cell.label, width), left, top },
        { input: cell.data, left, top: top + LABEL },
      ];
    }),
  );
  const png = await sheet.png().toBuffer();
  return grey ? sharp(png).greyscale().png().toBuffer() : png;
}

async function shrink(png: Buffer, width: number, height: number) {
  const { data, info } = await sharp(png).resize({ width }).png().toBuffer({ resolveWithObject: true });
  if (info.height <= height) return { data, height: info.height };
  const cut = await sharp(data).extract({ left: 0, top: 0, width, height }).png().toBuffer();
  return { data: cut, height };
}

const labelOf = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="0" y="22" font-family="sans-serif" font-size="20" font-weight="700" fill="#fff">${text.replace(/[<&]/g, "")}</text></svg>`,
  );

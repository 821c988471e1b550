import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { DrawnCar } from "./drawn-car.ts";
import { decodeMaster, masterFile } from "./master.ts";
import { mixPicture } from "./mix-picture.ts";
import { PAINTS } from "./paint.ts";

/** What to render, and the folder of masters (`apps/site/demo/art/masters`). */
export interface RenderDrawnCar extends DrawnCar {
  readonly width: number;
  readonly masters: string;
}

/**
 * One drawn picture as WebP: the body's master, mixed with the paint. The names come from the parsers in
 * `drawn-car.ts`, so no file outside the folder can be asked for. Throws when a master is missing: the
 * repository carries them all (`draw-masters.ts` draws them again).
 *
 * @example
 * await renderDrawnCar({ body: "suv", colour: "red", view: "front", variant: 1, width: 640, masters })
 */
export async function renderDrawnCar(request: RenderDrawnCar): Promise<Buffer> {
  const { body, variant, view, colour, width, masters } = request;
  const master = await readFile(join(masters, masterFile(body, variant, view)));
  const planes = await decodeMaster(master, width);
  const picture = mixPicture(planes, PAINTS[colour]);
  const mixed = sharp(picture, { raw: { width: planes.width, height: planes.height, channels: 3 } });
  return (view === "interior-left" ? mixed.flop() : mixed)
    .webp({ quality: 86, effort: 3, smartSubsample: true })
    .toBuffer();
}

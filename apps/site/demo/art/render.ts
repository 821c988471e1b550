import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { DrawnCar } from "./drawn-car.ts";
import { cutOut } from "./cut-out.ts";
import { decodeMaster, masterFile } from "./master.ts";
import { mixPicture } from "./mix-picture.ts";
import { PAINTS } from "./paint.ts";

/** The masters lie beside this file, wherever the process was started. */
export const MASTERS: string = join(dirname(fileURLToPath(import.meta.url)), "masters");

/**
 * One drawn picture as WebP: the body's master, mixed with the paint. The names come from the parsers in
 * `drawn-car.ts`, so no file outside the folder can be asked for. Throws when a master is missing: the
 * repository carries them all.
 *
 * @example
 * await renderDrawnCar({ body: "suv", colour: "red", view: "front", variant: 1, width: 640 })
 */
export async function renderDrawnCar(request: DrawnCar & { readonly width: number }): Promise<Buffer> {
  const { body, variant, view, colour, width, dark = false, alone = false } = request;
  const master = await readFile(join(MASTERS, masterFile(body, variant, view)));
  const planes = await decodeMaster(master, width);
  const size = { width: planes.width, height: planes.height };
  const mixed = alone
    ? sharp(cutOut(planes, PAINTS[colour]), { raw: { ...size, channels: 4 } })
    : sharp(mixPicture(planes, PAINTS[colour], dark ? "dark" : "light"), { raw: { ...size, channels: 3 } });
  // What is cut out has the few steps of see-through that it needs; more effort finds their pattern.
  return mixed.webp({ quality: 78, effort: alone ? 4 : 3, smartSubsample: true }).toBuffer();
}

import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  parseDrawnBody,
  parseDrawnColour,
  parseDrawnFile,
  parseDrawnWidth,
  renderDrawnCar,
} from "../../demo/art/index.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";

const MASTERS = join(process.cwd(), "demo/art/masters");

/**
 * A drawn picture by the parts of its address, or null when there is no such picture. Rendered once, then kept in the
 * data folder under a name made of checked words only.
 */
export async function drawnPicture(
  parts: readonly string[],
  wantedWidth: string | null,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const body = parseDrawnBody(parts[0] ?? "");
  const colour = parseDrawnColour(parts[1] ?? "");
  const file = parseDrawnFile(parts[2] ?? "");
  if (body === null || colour === null || file === null || parts.length !== 3) return null;
  const width = parseDrawnWidth(wantedWidth);
  const { dataDirectory } = await getWiring();
  const folder = join(dataDirectory, "drawn");
  const path = join(folder, `${body}-${colour}-${file.view}-${file.variant}-${width}.webp`);
  const kept = await readFile(path).catch(() => null);
  if (kept) return new Uint8Array(kept);
  const rendered = new Uint8Array(await renderDrawnCar({ body, colour, ...file, width, masters: MASTERS }));
  await mkdir(folder, { recursive: true });
  const fresh = `${path}.${randomUUID()}.tmp`;
  await writeFile(fresh, rendered);
  await rename(fresh, path);
  return rendered;
}

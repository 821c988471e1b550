import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Illustration } from "./illustrator.ts";

/** An illustration as WebP: rendered when it is first asked for in this width, then kept in the folder. */
export async function keptIllustration(
  folder: string,
  illustration: Illustration,
  width: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const path = join(folder, `${illustration.name}-${width}.webp`);
  const kept = await readFile(path).catch(() => null);
  if (kept) return new Uint8Array(kept);
  const rendered = await illustration.render(width);
  await mkdir(folder, { recursive: true });
  const fresh = `${path}.${randomUUID()}.tmp`;
  await writeFile(fresh, rendered);
  await rename(fresh, path);
  return rendered;
}

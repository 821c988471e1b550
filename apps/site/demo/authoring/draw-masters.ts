import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DRAWN_BODIES, DRAWN_VARIANTS, DRAWN_VIEWS } from "./drawn-car.ts";
import { drawNegative, seatInStudio } from "./draw-negative.ts";
import { encodeMaster, masterFile } from "./master.ts";
import { buildInterior, buildModel } from "./models/build-model.ts";
import { viewpointFor } from "./views.ts";

/*
 * Draws the masters again: `node draw-masters.ts [--width 1280] [--step 2] [--rays 40] [part of a file name …]`.
 * About ten minutes for all of them; the result is the same every time.
 */

const option = (name: string, fallback: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
};
const wanted = process.argv
  .slice(2)
  .filter((word, index, all) => !word.startsWith("--") && !all[index - 1]?.startsWith("--"));
const [width, step, rays] = [option("width", 1280), option("step", 2), option("rays", 40)];
const folder = join(import.meta.dirname, "masters");
const drawn = new Set<string>();

await mkdir(folder, { recursive: true });
for (const body of DRAWN_BODIES) {
  for (const variant of DRAWN_VARIANTS) {
    let outside: ReturnType<typeof seatInStudio> | undefined;
    for (const view of DRAWN_VIEWS) {
      const file = masterFile(body, variant, view);
      if (drawn.has(file) || (wanted.length > 0 && !wanted.some((part) => file.includes(part)))) continue;
      drawn.add(file);
      const inside = view.startsWith("interior") && body !== "motorcycle";
      const sitter = inside
        ? seatInStudio(buildInterior(body, variant), rays)
        : (outside ??= seatInStudio(buildModel(body, variant), rays));
      const wide =
        view === "nose" || view === "tail" || view === "wheel"
          ? Math.round((width * 2) / 3 / 12) * 12
          : width;
      const negative = drawNegative(sitter, viewpointFor(body, view), wide, Math.round((wide * 2) / 3), step);
      const bytes = await encodeMaster(negative);
      await writeFile(join(folder, file), bytes);
      process.stdout.write(`${file}  ${Math.round(bytes.length / 1024)} KB\n`);
    }
  }
}

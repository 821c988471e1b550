import { DARK_STUDIO, ILLUSTRATION_PATH, isIllustration } from "#server/media/illustration-address.ts";
import type { Illustrator } from "#host/illustrator/illustrator.ts";
import {
  type DrawnCar,
  drawnCarUrl,
  parseDrawnBody,
  parseDrawnColour,
  parseDrawnFile,
  viewsOf,
} from "./drawn-car.ts";
import { illustrationOf } from "./illustration-of.ts";
import { renderDrawnCar } from "./render.ts";

/** The demo's pictures behind the site's port: nothing but exactly our own names reaches a file. */
export const demoIllustrator: Illustrator = {
  illustrate: illustrationOf,
  standAlone(illustration, view) {
    const drawn = isIllustration(illustration)
      ? parseParts(illustration.slice(ILLUSTRATION_PATH.length).split("/"))
      : null;
    if (drawn === null) return null;
    const { body, colour, variant } = drawn;
    return viewsOf(body).includes(view) ? drawnCarUrl({ body, colour, variant, view, alone: true }) : null;
  },
  find(parts) {
    const drawn = parseParts(parts);
    if (drawn === null) return null;
    const { body, colour, view, variant, dark, alone } = drawn;
    return {
      name: `${dark ? "dark-" : ""}${body}-${colour}-${view}-${variant}${alone ? "-cut-out" : ""}`,
      render: async (width) => new Uint8Array(await renderDrawnCar({ ...drawn, width })),
    };
  },
};

/** One of our drawings by the parts of its address; exactly our own names, or null. */
function parseParts(parts: readonly string[]): DrawnCar | null {
  const dark = parts[0] === DARK_STUDIO;
  const [bodyName = "", colourName = "", fileName = "", ...more] = dark ? parts.slice(1) : parts;
  const body = parseDrawnBody(bodyName);
  const colour = parseDrawnColour(colourName);
  const file = parseDrawnFile(fileName);
  if (body === null || colour === null || file === null || more.length > 0) return null;
  return viewsOf(body).includes(file.view) ? { body, colour, ...file, dark } : null;
}

import { DARK_STUDIO } from "#server/media/illustration-address.ts";
import type { Illustrator } from "#server/media/illustrator.ts";
import { parseDrawnBody, parseDrawnColour, parseDrawnFile, viewsOf } from "./drawn-car.ts";
import { illustrationOf } from "./illustration-of.ts";
import { renderDrawnCar } from "./render.ts";

/** The demo's pictures behind the site's port: nothing but exactly our own names reaches a file. */
export const demoIllustrator: Illustrator = {
  illustrate: illustrationOf,
  find(parts) {
    const dark = parts[0] === DARK_STUDIO;
    const [bodyName = "", colourName = "", fileName = "", ...more] = dark ? parts.slice(1) : parts;
    const body = parseDrawnBody(bodyName);
    const colour = parseDrawnColour(colourName);
    const file = parseDrawnFile(fileName);
    if (body === null || colour === null || file === null || more.length > 0) return null;
    if (!viewsOf(body).includes(file.view)) return null;
    return {
      name: `${dark ? "dark-" : ""}${body}-${colour}-${file.view}-${file.variant}`,
      render: async (width) => new Uint8Array(await renderDrawnCar({ body, colour, ...file, dark, width })),
    };
  },
};

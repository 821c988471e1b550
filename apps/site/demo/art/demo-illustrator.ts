import type { Illustrator } from "#server/media/illustrator.ts";
import { parseDrawnBody, parseDrawnColour, parseDrawnFile } from "./drawn-car.ts";
import { illustrationOf } from "./illustration-of.ts";
import { renderDrawnCar } from "./render.ts";

/** The demo's pictures behind the site's port: nothing but exactly our own names reaches a file. */
export const demoIllustrator: Illustrator = {
  illustrate: illustrationOf,
  find(parts) {
    const [bodyName = "", colourName = "", fileName = ""] = parts;
    const body = parseDrawnBody(bodyName);
    const colour = parseDrawnColour(colourName);
    const file = parseDrawnFile(fileName);
    if (body === null || colour === null || file === null || parts.length !== 3) return null;
    return {
      name: `${body}-${colour}-${file.view}-${file.variant}`,
      render: async (width) => new Uint8Array(await renderDrawnCar({ body, colour, ...file, width })),
    };
  },
};

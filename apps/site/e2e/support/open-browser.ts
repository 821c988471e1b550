import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "./find-chromium.ts";
import { withPictures } from "./launch-options.ts";

/** A browser that shows pictures, for programs beside the journeys. */
export async function openBrowser(): Promise<Browser> {
  const found = await findChromium();
  if (found === null) throw new Error("No Chromium was found. Name one in CHROMIUM and run this again.");
  return chromium.launch({
    executablePath: found.path,
    env: { ...process.env, ...found.env },
    args: withPictures.args ?? [],
  });
}

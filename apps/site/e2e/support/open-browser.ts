import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "./find-chromium.ts";
import { launchOptionsOf } from "./launch-options.ts";

/** A browser that shows pictures, for programs beside the journeys. */
export async function openBrowser(find = findChromium): Promise<Browser> {
  const found = await find();
  if (found === null) throw new Error("No Chromium was found. Name one in CHROMIUM and run this again.");
  return chromium.launch(launchOptionsOf(found));
}

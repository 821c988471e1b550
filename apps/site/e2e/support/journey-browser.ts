import type { LaunchOptions } from "@playwright/test";
import { findChromium, findSparingChromium, findWholeChromium } from "./find-chromium.ts";
import { launchOptionsOf } from "./launch-options.ts";

/** No other journey looks at one, and the site would draw hundreds of them, in its own process and on the same machine. */
const leaveOutPictures = (options: LaunchOptions): LaunchOptions => ({
  ...options,
  args: [...(options.args ?? []), "--blink-settings=imagesEnabled=false"],
});

const isFull = process.env["FORECOURT_CHECK"] === "full";

/** A browser that shows pictures, for specs that look at them. The whole check walks in a whole browser. */
export const withPictures: LaunchOptions = launchOptionsOf(
  await (isFull ? findChromium() : findSparingChromium()),
);

export const withoutPictures: LaunchOptions = leaveOutPictures(withPictures);

const whole = findWholeChromium();
/** A browser that leaves a page untouched, stores it for Back, or renders it ahead. */
export const wholeBrowser: LaunchOptions = leaveOutPictures(launchOptionsOf(whole));
/** Whether a journey in that browser is left out, and why. */
export const WITHOUT_A_WHOLE_BROWSER = [whole === null, "it needs the system's Chromium"] as const;

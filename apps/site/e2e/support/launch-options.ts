import type { LaunchOptions } from "@playwright/test";

/**
 * Each window of a whole Chromium loads two pages for the popup below its address bar, which no journey opens: two fifths of
 * what a new page costs. The others are Playwright's own (`disabledFeatures`), whose switch this one replaces.
 */
const WITHOUT = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** A browser that shows pictures, for specs that look at them. */
export const withPictures: LaunchOptions = {
  ...(process.env["CHROMIUM"] ? { executablePath: process.env["CHROMIUM"] } : {}),
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--no-first-run",
    "--disable-sync",
    `--disable-features=${WITHOUT.join(",")}`,
  ],
};

/** No other journey looks at one, and the site would draw hundreds of them, in its own process and on the same machine. */
export const withoutPictures: LaunchOptions = {
  ...withPictures,
  args: [...(withPictures.args ?? []), "--blink-settings=imagesEnabled=false"],
};

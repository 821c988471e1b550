import type { LaunchOptions } from "@playwright/test";
import type { Chromium } from "./find-chromium.ts";

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

/** How a browser is started that shows pictures. */
export const launchOptionsOf = (found: Chromium | null): LaunchOptions => ({
  ...(found ? { executablePath: found.path, env: { ...process.env, ...found.env } } : {}),
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--no-first-run",
    "--disable-sync",
    `--disable-features=${WITHOUT.join(",")}`,
  ],
});

import type { LaunchOptions } from "@playwright/test";

/** A browser that shows pictures, for specs that look at them. */
export const withPictures: LaunchOptions = {
  ...(process.env["CHROMIUM"] ? { executablePath: process.env["CHROMIUM"] } : {}),
  args: [
    "--no-sandbox",
    "--disable-quic",
    "--disable-background-networking",
    "--no-first-run",
    "--disable-sync",
  ],
};

/** No other journey looks at one, and the site would draw hundreds of them, in its own process and on the same machine. */
export const withoutPictures: LaunchOptions = {
  ...withPictures,
  args: [...(withPictures.args ?? []), "--blink-settings=imagesEnabled=false"],
};

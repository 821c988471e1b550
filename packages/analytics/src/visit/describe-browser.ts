/** Browser and system by family, without versions: enough to count, too little to recognise a person. */
export interface BrowserFamily {
  readonly browser: string;
  readonly os: string;
}

/** Strongest first: most browsers also claim to be the ones below them. */
const BROWSERS: readonly (readonly [string, string])[] = [
  ["Edg/", "Edge"],
  ["EdgA/", "Edge"],
  ["EdgiOS/", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["FxiOS/", "Firefox"],
  ["Firefox/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
];

/** Android also says Linux, and an iPhone also says Mac OS X. */
const SYSTEMS: readonly (readonly [string, string])[] = [
  ["Windows", "Windows"],
  ["Android", "Android"],
  ["iPhone", "iOS"],
  ["iPad", "iOS"],
  ["Mac OS X", "macOS"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
];

const firstIn = (table: typeof BROWSERS, userAgent: string): string =>
  table.find(([mark]) => userAgent.includes(mark))?.[1] ?? "Other";

/**
 * The families of a user agent.
 *
 * @example
 * describeBrowser("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0") // { browser: "Firefox", os: "Linux" }
 */
export const describeBrowser = (userAgent: string): BrowserFamily => ({
  browser: firstIn(BROWSERS, userAgent),
  os: firstIn(SYSTEMS, userAgent),
});

import { isRecord } from "@forecourt/search/kernel";
import lighthouse from "lighthouse";
import { median } from "../site/figures.ts";

/** What Lighthouse found of one page: scores from 0 to 100, times in milliseconds, and the audits that lost points. */
export interface LighthouseFigures {
  performance: number;
  accessibility: number;
  "best practices": number;
  SEO: number;
  LCP: number;
  TBT: number;
  CLS: number;
  /** The longest task, mostly the browser's own work to open a page, on the four times slower processor; 0 below 50. */
  task: number;
  /** Of the three categories that must be perfect, each with what it was found on. */
  lost: readonly string[];
}

/** Every figure, in the order of the table. */
export const FIGURES = [
  ...(["performance", "accessibility", "best practices", "SEO", "LCP", "TBT", "CLS", "task"] as const),
];

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/** Measures a page once, as a mid-range phone on a slow network, in the browser that listens on a debugging port. */
export async function lighthouseFigures(
  address: string,
  debuggingPort: number,
  tries = 3,
): Promise<LighthouseFigures> {
  const result = await lighthouse(address, {
    port: debuggingPort,
    onlyCategories: CATEGORIES,
    formFactor: "mobile",
    // What the last measured page kept would make this one a return visit, whose scripts start at once.
    clearStorageTypes: [
      "file_systems",
      "shader_cache",
      "service_workers",
      "cache_storage",
      "local_storage",
      "cookies",
    ],
    logLevel: "silent",
    output: "json",
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
  const { categories, audits, runtimeError } = result.lhr;
  // A busy machine may miss the moment the page opened; that says nothing about the page.
  if (runtimeError && tries > 1) return lighthouseFigures(address, debuggingPort, tries - 1);
  if (runtimeError) throw new Error(`Lighthouse could not measure ${address}: ${runtimeError.message}`);
  const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
  const figure = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const counted = CATEGORIES.slice(1).flatMap((category) => categories[category]?.auditRefs ?? []);
  const lost = counted.flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
    return [`${id}: ${[audit.explanation ?? audit.title, ...findings(audit.details)].join("; ")}`];
  });
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best practices": score("best-practices"),
    SEO: score("seo"),
    LCP: figure("largest-contentful-paint"),
    TBT: figure("total-blocking-time"),
    CLS: figure("cumulative-layout-shift"),
    task: longestTask(audits["long-tasks"]?.details),
    lost,
  };
}

/** Lighthouse lists the tasks of 50 ms and more. */
const longestTask = (details: unknown): number =>
  Math.max(0, ...itemsOf(details).map(({ duration }) => Number(duration)));

const itemsOf = (details: unknown): Record<string, unknown>[] => {
  const items = isRecord(details) ? details["items"] : [];
  return (Array.isArray(items) ? items : []).filter(isRecord);
};

/** The first places an audit names, as text. */
function findings(details: unknown): string[] {
  return itemsOf(details)
    .slice(0, 3)
    .map((item) => JSON.stringify(item).slice(0, 300));
}

/** The median of each figure; an audit that lost points in any run is named. */
export function medianFigures(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const of = (name: Exclude<keyof LighthouseFigures, "lost">): number => median(runs.map((run) => run[name]));
  return {
    ...(Object.fromEntries(FIGURES.map((name) => [name, of(name)])) as Omit<LighthouseFigures, "lost">),
    lost: [...new Set(runs.flatMap(({ lost }) => lost))],
  };
}

import {
  type BestMatchPart,
  defaultStockList,
  type RankedCar,
  resolveStockList,
  whyRanked,
} from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import { isConfigurable } from "@forecourt/search/ingest";
import { type SiteTools, stockAndSite, type Terminal } from "./stock-tools.ts";
import { EXIT } from "../options/exit-codes.ts";

/** `stock why-ranked`: where a car stands in the site's main list, and what put it there. */
export async function explainRank(
  idOrSlug: string,
  options: { tenant: string; json?: boolean },
  tools: SiteTools,
  terminal: Terminal,
): Promise<number> {
  const { index, site } = await stockAndSite(tools, options.tenant);
  const { search, cars } = site.config;
  const list = resolveStockList(defaultStockList(search), search);
  if (list === null) {
    terminal.error(`The settings of '${options.tenant}' have no stock list.`);
    return EXIT.failed;
  }
  const { engine } = await tools.stock(options.tenant);
  const found = await whyRanked({ engine, scope: list.scope, policy: search, cars, now: site.now }, idOrSlug);
  if (!found.ok) {
    terminal.error(`The stock of ${options.tenant} cannot be read: ${found.detail}`);
    return EXIT.failed;
  }
  if (found.ranked === null) {
    terminal.error(
      `The list /search/${list.path} of ${options.tenant} has no car with the id or slug '${idOrSlug}'. It may be sold, hidden or short of photos; forecourt stock show says what is stored.`,
    );
    return EXIT.failed;
  }
  if (options.json) {
    const { car, before, behind, ...rank } = found.ranked;
    const ids = { car: car.id, before: before?.id ?? null, behind: behind?.id ?? null };
    terminal.out(JSON.stringify({ list: list.path, ...ids, ...rank }));
    return EXIT.done;
  }
  const order = { isServer: isConfigurable(index), soldLast: search.soldLast };
  for (const line of describeRank(found.ranked, list.path, order)) terminal.out(line);
  return EXIT.done;
}

function describeRank(
  { car, place, total, by, before, behind }: RankedCar,
  path: string,
  { isServer, soldLast }: { isServer: boolean; soldLast: boolean },
): string[] {
  const lines = [`${named(car)} stands at place ${place} of ${total} in /search/${path}.`];
  if (by.kind === "best_match") {
    lines.push(`The list is ordered by best match (search.bestMatch): ${by.match.points} of 1000 points.`);
    for (const part of by.match.parts) lines.push(partLine(part));
    if (isServer)
      lines.push("The search server orders by the points it was given when each car was last written.");
  } else {
    const { field, direction } = by.sort.sort;
    lines.push(
      `The list is ordered by ${field}, ${direction === "desc" ? "highest" : "lowest"} first, then the newest.`,
    );
    if (field === "custom_rank")
      lines.push(
        `  custom_rank ${car.customRank}, in stock since ${dayOf(car.createdAt)}. search.bestMatch is off.`,
      );
  }
  if (soldLast && car.status.kind === "sold")
    lines.push("It is sold, and stands after the cars for sale (search.soldLast).");
  if (before) lines.push(`Before it: ${named(before)}.`);
  if (behind) lines.push(`Behind it: ${named(behind)}.`);
  return lines;
}

const partLine = ({ fact, value, share, weight }: BestMatchPart): string =>
  `  ${fact.padEnd(9)}${(value === null ? "unknown" : value.toLocaleString("en-AU")).padStart(10)}` +
  `${Math.round(share * weight)
    .toString()
    .padStart(6)} of ${weight}`;

const named = ({ name, id }: Car): string => `${name} (${id})`;
const dayOf = (time: number | null): string =>
  time === null ? "an unknown day" : new Date(time).toISOString().slice(0, 10);

import { parseAmount } from "@forecourt/search/kernel";

/** A slider writes into the fields of its range; its own fields are for a form sent without a script. */
const SLIDER = /_(?:low|high|slider)$/;

/**
 * The address a filter form leads to, in the query's canonical spelling: both ends of a range in one parameter,
 * nothing empty, names and values sorted. An amount that is none is sent as it was typed. The server redirects any other spelling; this saves the round trip.
 */
export function listAddress(path: string, fields: FormData): string {
  const pairs: [string, string][] = [];
  const ranges = new Map<string, { min: string; max: string }>();
  for (const [name, value] of fields) {
    if (typeof value !== "string" || value.trim() === "" || SLIDER.test(name)) continue;
    const end = /^(.+)_(min|max)$/.exec(name);
    if (!end?.[1]) {
      pairs.push([name, value.trim()]);
      continue;
    }
    const range = ranges.get(end[1]) ?? { min: "", max: "" };
    const amount = parseAmount(value);
    // The server says that it cannot be read.
    if (amount === undefined) pairs.push([name, value.trim()]);
    else range[end[2] === "min" ? "min" : "max"] = String(amount);
    ranges.set(end[1], range);
  }
  for (const [name, { min, max }] of ranges)
    if (min !== "" || max !== "") pairs.push([name, `${min}:${max}`]);
  const search = new URLSearchParams(pairs);
  search.sort();
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}

import { parseAmount } from "@forecourt/search/kernel";

/**
 * The address a filter form leads to, in the query's canonical spelling: both ends of a range in one parameter,
 * nothing empty, names and values sorted. The server redirects any other spelling; this saves the round trip.
 */
export function listAddress(path: string, fields: FormData): string {
  const pairs: [string, string][] = [];
  const ranges = new Map<string, { min: string; max: string }>();
  for (const [name, value] of fields) {
    if (typeof value !== "string" || value.trim() === "") continue;
    const end = /^(.+)_(min|max)$/.exec(name);
    if (!end?.[1]) {
      pairs.push([name, value.trim()]);
      continue;
    }
    const range = ranges.get(end[1]) ?? { min: "", max: "" };
    range[end[2] === "min" ? "min" : "max"] = String(parseAmount(value) ?? "");
    ranges.set(end[1], range);
  }
  for (const [name, { min, max }] of ranges)
    if (min !== "" || max !== "") pairs.push([name, `${min}:${max}`]);
  const search = new URLSearchParams(pairs);
  search.sort();
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}

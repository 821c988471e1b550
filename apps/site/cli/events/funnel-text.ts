import type { ShoppersWay, Way } from "#server/events/shoppers-way.ts";

/** How far shoppers of a site came, a line each under plain headings; a heading without lines is left out. */
export function funnelText(way: ShoppersWay): string {
  const blocks: readonly (readonly [string, readonly string[]])[] = [
    ["Sources", ways(way.sources)],
    ["Devices", ways(way.devices)],
    ["Pages viewed", counts(way.pages)],
    ["Forms", ways(way.forms)],
    ["Steps reached", counts(way.steps)],
    ["Given up", counts(way.stops)],
    [
      "Speed of pages",
      way.speeds.map(
        ({ page, metric, value, rating, times }) =>
          `${page}: ${metric} ${metric === "CLS" ? value : `${value} ms`} (${rating}), ${times} visits`,
      ),
    ],
    ["Phone numbers of cars", [`shown: ${way.reveals}`, `pressed: ${way.calls}`]],
  ];
  return blocks
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [heading, ...lines.map((line) => `  ${line}`)].join("\n"))
    .join("\n");
}

const ways = (rows: readonly Way[]): string[] =>
  rows.map(
    ({ name, viewed, shown, left, sent }) =>
      `${name}: ${viewed} pages viewed, ${shown} forms shown, ${left} left, ${sent} sent`,
  );

const counts = (rows: ShoppersWay["pages"]): string[] => rows.map(([name, times]) => `${name}: ${times}`);

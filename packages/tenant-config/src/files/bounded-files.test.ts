import { growthRatio } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { parsePresets, parseTenantFolder } from "./parse-tenant-folder.ts";

const TENANT = '{"site":{"name":"North"}}';
const times = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at));
const object = (count: number, name: string) => Object.fromEntries(times(count, (at) => [`${name}${at}`, 1]));

function read(files: Readonly<Record<string, string>>) {
  return parseTenantFolder({
    slug: "north",
    files: new Map(Object.entries({ "tenant.json": TENANT, ...files })),
    presets: parsePresets(new Map()),
    requireLocations: false,
  });
}
const page = (head: string, body = "Text") => ({ "pages/a.md": `---\n${head}\n---\n${body}` });

describe("the work of reading a tenant's files", () => {
  it.each([
    ["unknown settings", 2_000, (n: number) => ({ "tenant.json": JSON.stringify(object(n, "serch")) })],
    [
      "redirects",
      4_000,
      (n: number) => ({
        "tenant.json": JSON.stringify({
          site: { name: "North" },
          links: { redirects: times(n, (at) => ({ from: `/a${at}`, to: "/b" })) },
        }),
      }),
    ],
    [
      "offers",
      1_000,
      (n: number) => ({ "offers.json": JSON.stringify(times(n, (id) => ({ id, name: "A" }))) }),
    ],
    ["wrong models", 600, (n: number) => ({ "models.json": JSON.stringify(times(n, (id) => ({ id }))) })],
    [
      "open tags",
      4_000,
      (n: number) => ({
        "offers.json": JSON.stringify([{ id: 1, name: "A", description: "<p>".repeat(n) }]),
      }),
    ],
    ["open brackets", 8_000, (n: number) => page("title: x", "[".repeat(n))],
    ["list marks", 20_000, (n: number) => page("title: x", "- ".repeat(n))],
    ["list items", 2_000, (n: number) => page("title: x", "- a\n".repeat(n))],
  ] as const)("grows no faster than they do: %s", async (_, size, make) => {
    expect(await growthRatio((entries) => read(make(entries)), size)).toBeLessThan(3);
  });
});

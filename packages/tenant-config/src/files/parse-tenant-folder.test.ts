import { describe, expect, it } from "vitest";
import { describeProblem } from "../content/content-problem.ts";
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
const messages = (files: Readonly<Record<string, string>>) => {
  const parsed = read(files);
  return parsed.ok ? [] : parsed.problems.map(({ message }) => message);
};
const page = (head: string, body = "Text") => ({ "pages/a.md": `---\n${head}\n---\n${body}` });

describe("the bounds of a tenant's files", () => {
  it("stop a list of more than 5,000 entries, a file of nonsense, and one of too many values", () => {
    const offers = times(5_001, (id) => ({ id, name: "A" }));
    expect(messages({ "offers.json": JSON.stringify(offers) })).toEqual(["lists more than 5000 entries"]);
    expect(read({ "offers.json": JSON.stringify(offers.slice(1)) }).ok).toBe(true);
    const nonsense = { site: { name: "North" }, ...object(5_000, "serch") };
    expect(messages({ "tenant.json": JSON.stringify(nonsense) })).toHaveLength(100);
    const reviews = { reviews: times(130_000, () => [1]) };
    expect(messages({ "reviews.json": JSON.stringify(reviews) })).toEqual(["holds more than 250000 values"]);
  });

  it("report 200 problems of a folder and count the rest", () => {
    const models = JSON.stringify(times(300, (id) => ({ id, name: "A" })));
    const found = messages({ "models.json": models });
    expect(found).toHaveLength(201);
    expect(found.at(-1)).toBe("has 100 more problems");
  });

  it("name ten unknown keys of an entry", () => {
    const offer = JSON.stringify([{ id: 1, name: "A", ...object(50, "colour") }]);
    expect(messages({ "offers.json": offer })[0]?.match(/is not known here/g)).toHaveLength(10);
  });

  it("allow no alias, no long head and no deep one in a page's details", () => {
    expect(messages(page("title: &a x\nsummary: *a"))[0]).toMatch(/alias/i);
    expect(messages(page(`title: x\nsummary: ${"y".repeat(16_000)}`))).toEqual([
      "its details are longer than 16000 characters",
    ]);
    expect(messages(page(`title: ${"[".repeat(15_000)}`))).toHaveLength(1);
  });
});

const TWICE = '{\n"forms": {\n"changes": {"careers": {}, "fleet": {}, "careers": {}}}}';

describe("a key that stands twice in one object", () => {
  it.each(["tenant.json", "offers.json", "special-hours.json", "locations.json"])(
    "is refused in %s by its name and line",
    (name) => {
      const parsed = read({ "tenant.json": TENANT, [name]: TWICE });
      const message = 'the key "careers" stands twice in one object, the second time on line 3';
      expect(parsed.ok ? [] : parsed.problems).toContainEqual({
        file: `north/${name}`,
        path: "",
        message,
        line: 3,
      });
    },
  );

  it("is refused in a preset and in the details of a page", () => {
    const parsed = preset({ "group.json": TWICE });
    expect(parsed.ok ? [] : parsed.problems).toMatchObject([
      { file: "presets/group.json", message: expect.stringContaining('"careers" stands twice') },
    ]);
    expect(messages(page("title: A\nsummary: x\ntitle: B"))[0]).toMatch(/keys must be unique/i);
  });
});

const lines = (files: Readonly<Record<string, string>>) => {
  const parsed = read(files);
  return parsed.ok ? [] : parsed.problems.map(describeProblem);
};

describe("a problem", () => {
  it("names file, line, key, value and what is allowed, in every kind of file", () => {
    expect(
      lines({
        "tenant.json": '{\n"site": {\n"name": "North",\n"template": "boats"\n}}',
        "offers.json": '[\n{"id": 1, "name": "A"},\n{"id": 2,\n"nmae": "B"}]',
        "locations.json":
          '{"$schema": "x",\n"locations": [{"id": 1, "name": "A", "slug": "a",\n"location_type": "shop", "address": {}}]}',
        "pages/a.md": "---\ntitle: A\nimage: javascript:x\n---\n",
        "posts/b.md": "---\ntitle: A\ndate: 2026-02-31\n  x: [\n---\n",
      }),
    ).toEqual([
      expect.stringMatching(/^north\/tenant\.json:4 › site\.template: must be "cars" or .*, not "boats"$/),
      expect.stringMatching(
        /^north\/locations\.json:3 › locations\[0\]\.location_type: must be one of sales, .*, not "shop"$/,
      ),
      "north/locations.json:2 › locations[0].contact_detail: must be an object; it is missing",
      "north/offers.json:3 › [1].name: must be a text; it is missing",
      'north/offers.json:4 › [1].nmae: "nmae" is not known here; did you mean "name"?',
      expect.stringMatching(/^north\/pages\/a\.md:3 › image: must be an address .*, not "javascript:x"$/),
      expect.stringMatching(/^north\/posts\/b\.md:\d: its details are not YAML: /),
    ]);
  });

  it("is looked for in the preset or feature that says it", () => {
    const shared = parsePresets(
      new Map([
        ["group.json", '{\n"search": {\n"pageSize": "many"}}'],
        ["features.json", '{\n"early": {"description": "x", "sites": "all",\n"settings": {\n"reserve": 7}}}'],
      ]),
    );
    const parsed = parseTenantFolder({
      slug: "north",
      files: new Map([["tenant.json", '{"site":{"name":"North","preset":"group"}}']]),
      presets: shared,
      requireLocations: false,
    });
    expect(parsed.ok ? [] : parsed.problems.map(describeProblem)).toEqual([
      'presets/group.json:3 › search.pageSize: must be a number, not "many"',
      "presets/features.json#early:4 › reserve: must be an object of settings, not 7",
    ]);
  });
});

const inNz = (site: object, location: object = {}) => {
  const parsed = read({
    "tenant.json": JSON.stringify({ site: { name: "North", market: "NZ", ...site } }),
    "locations.json": JSON.stringify([
      { id: 1, name: "A", slug: "a", address: {}, contact_detail: {}, ...location },
    ]),
  });
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path} ${message}`);
};
const wrongNumber = (text: string) =>
  `must be a phone number of NZ, or begin with "+" and a country's code, not "${text}"`;

describe("what no caller and no customer could use", () => {
  it.each(["0912345678901234", "+6491234567890123", "12", "call me", "+64 1"])(
    "refuses the number %s",
    (text) => {
      expect(inNz({}, { contact_detail: { phone: text } })).toEqual([
        `[0].contact_detail.phone ${wrongNumber(text)}`,
      ]);
      expect(inNz({}, { contact_detail: { landline_phone: text } })).toHaveLength(1);
    },
  );

  it("refuses one in the settings, and takes the market's own and another country's", () => {
    expect(inNz({ phone: "0912345678901234" })).toEqual([`site.phone ${wrongNumber("0912345678901234")}`]);
    for (const phone of ["09 555 0000", "0800 555 000", "+64 21 555 0000", "+61 2 5550 1234"])
      expect(inNz({ phone })).toEqual([]);
  });

  it("refuses a state that the market does not have, whether or not its clock is known", () => {
    expect(inNz({ address: { state: "Atlantis" } })).toEqual([
      'site.address.state must be a state of NZ (ntl, auk, wko, bop, gis, hkb, tki, mwt, wgn, tas, nsn, mbh, wtc, can, ota, stl, cit), not "Atlantis"',
    ]);
    const place = { address: { state: "Atlantis" }, time_zone: "Pacific/Auckland" };
    expect(inNz({}, place)[0]).toContain("[0].address.state must be a state of NZ");
    for (const state of ["AUK", "Canterbury", " hawke's bay", ""])
      expect(inNz({ address: { state: state || null } }, { address: { state } })).toEqual([]);
  });
});

const preset = (files: Readonly<Record<string, string>>) =>
  parseTenantFolder({
    slug: "north",
    files: new Map([["tenant.json", TENANT]]),
    presets: parsePresets(new Map(Object.entries(files))),
    requireLocations: false,
  });

const post = (title: string, date: string) => `---\ntitle: ${title}\ndate: ${date}\n---\nText`;

describe("parseTenantFolder", () => {
  it("reports 200 problems whole, without counting a rest", () => {
    const models = JSON.stringify(times(200, (id) => ({ id, name: "A" })));
    const found = messages({ "models.json": models });
    expect(found).toHaveLength(200);
    expect(found.at(-1)).not.toContain("more problems");
  });

  it("wants a tenant.json, and reads nothing else without it", () => {
    const parsed = parseTenantFolder({
      slug: "north",
      files: new Map([["offers.json", "["]]),
      presets: parsePresets(new Map()),
      requireLocations: true,
    });
    expect(parsed).toEqual({
      ok: false,
      problems: [{ file: "north/tenant.json", path: "", message: "is missing; every tenant has one" }],
    });
  });

  it.each([
    ["locatons.json", 'is not read; did you mean "locations.json"?'],
    ["tenants.json", 'is not read; did you mean "tenant.json"?'],
    ["revews.json", 'is not read; did you mean "reviews.json"?'],
  ])("says which file was meant by %s", (name, message) => {
    expect(messages({ [name]: "[]" })).toEqual([message]);
  });

  it.each(["stock.json", "of.json", "notes.txt", "offer.md"])("leaves %s to others", (name) => {
    expect(messages({ [name]: "[]" })).toEqual([]);
  });

  it("takes each id once, and says whose it is already", () => {
    const twice = JSON.stringify([1, 2, 1].map((id) => ({ id, name: "A", slug: `a-${id}` })));
    for (const name of ["offers", "models"]) {
      const parsed = read({
        [`${name}.json`]: twice.replaceAll(/,"slug":"a-\d"/g, name === "offers" ? "" : "$&"),
      });
      expect(parsed).toMatchObject({
        problems: [{ file: `north/${name}.json`, path: "[2].id", message: '"1" is already another\'s id' }],
      });
    }
  });

  it("reads pages and posts by their names, the newest post first, dates by the dealer's own calendar", () => {
    const locations = [
      { id: 1, name: "East", slug: "east", contact_detail: {}, address: { state: "NSW" } },
      { id: 2, name: "West", slug: "west", contact_detail: {}, primary: true, address: { state: "WA" } },
    ];
    const parsed = read({
      "locations.json": JSON.stringify(locations),
      "posts/old.md": post("Old", '"2026-10-01"'),
      "posts/new.md": post("New", '"2026-11-01"'),
      "pages/about.md": "---\ntitle: About\n---\nWords",
      "elsewhere/x.md": "no head",
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const { posts, pages } = parsed.content;
    expect(posts.map(({ slug, publishedAt }) => [slug, new Date(publishedAt).toISOString()])).toEqual([
      ["new", "2026-10-31T16:00:00.000Z"],
      ["old", "2026-09-30T16:00:00.000Z"],
    ]);
    expect(pages.map(({ slug, title }) => [slug, title])).toEqual([["about", "About"]]);
  });

  it("has empty lists of what its folder does not hold", () => {
    expect(read({})).toMatchObject({
      ok: true,
      content: {
        slug: "north",
        locations: [],
        models: [],
        offers: [],
        reviews: { reviews: [], count: 0, average: null },
        navigation: [],
        pages: [],
        posts: [],
      },
    });
  });

  it("still reads the rest where the settings are wrong, so that one visit shows all", () => {
    const parsed = read({ "tenant.json": '{"site":{"name":7}}', "offers.json": "{}" });
    const files = parsed.ok ? [] : parsed.problems.map(({ file }) => file);
    expect(new Set(files)).toEqual(new Set(["north/tenant.json", "north/offers.json"]));
  });

  it("reports a preset that is no JSON, by its own name", () => {
    expect(preset({ "group.json": "[1," })).toMatchObject({
      problems: [{ file: "presets/group.json", path: "", message: expect.stringContaining("not JSON") }],
    });
    expect(preset({ "group.json": "{}" }).ok).toBe(true);
  });
});

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runForecourt } from "../testing/run-forecourt.ts";

const folder = mkdtempSync(join(tmpdir(), "forecourt-draft-commands-"));
const tenants = join(folder, "tenants");
const SITES = ["harbourside", "tidewater-yard"];
for (const name of [...SITES, "presets"])
  cpSync(join(import.meta.dirname, "../../tenants", name), join(tenants, name), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const draft = (...words: string[]) =>
  runForecourt(
    { FORECOURT_DATA: join(folder, "data"), FORECOURT_TENANTS: tenants },
    "tenant",
    "draft",
    ...words,
  );
const offers = (): string[] => SITES.map((site) => readFileSync(join(tenants, site, "offers.json"), "utf8"));
const OFFER = '{ "id": "7009", "name": "Free wipers" }';

describe("forecourt tenant draft", () => {
  it("publishes one entry at several sites, and takes it back at all of them", async () => {
    const before = offers();
    const put = await draft("entry", SITES.join(), "offers.json", OFFER);
    expect([put.code, put.out.match(/^\+.*"Free wipers"/gm)]).toMatchObject([0, { length: 2 }]);
    expect(offers()).toEqual(before);
    expect(await draft("publish", SITES.join())).toMatchObject({ code: 0, err: "" });
    for (const text of offers()) expect(text).toContain("Free wipers");
    expect(await draft("back", SITES.join())).toMatchObject({ code: 0, err: "" });
    expect(offers()).toEqual(before);
    expect((await draft("back", SITES.join())).code).toBe(1);
  });

  it("publishes nowhere while one of the sites is wrong, whose line it names", async () => {
    const before = offers();
    await draft("entry", "harbourside", "offers.json", OFFER);
    const wrong = await draft("entry", "tidewater-yard", "offers.json", '{ "id": "7010" }');
    expect([wrong.code, wrong.out]).toEqual([1, expect.stringMatching(/offers\.json:\d+ › \[1\]\.name: /)]);
    const refused = await draft("publish", SITES.join());
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("tidewater-yard/offers.json")]);
    expect(offers()).toEqual(before);
    const out = await draft("entry", "tidewater-yard", "offers.json", "7010", "--remove");
    expect([out.code, out.out]).toEqual([0, expect.stringContaining("it has no draft")]);
  });

  it("puts a file into the draft, and takes it out alone", async () => {
    const file = join(folder, "summer.md");
    writeFileSync(file, '---\ntitle: "Summer"\ndate: 2026-11-01\n---\n\nWarm.\n');
    const put = await draft("file", "harbourside", "posts/summer.md", "--from", file);
    expect([put.code, put.out]).toEqual([0, expect.stringContaining("adds posts/summer.md")]);
    expect((await draft("drop", "harbourside", "posts/summer.md")).code).toBe(0);
    expect((await draft("show", "harbourside")).out).not.toContain("summer");
    expect((await draft("file", "harbourside", "tenant.json", "--from", file)).code).toBe(2);
  });
});

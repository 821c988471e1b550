import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { shoppersWay } from "./shoppers-way.ts";

const data = mkdtempSync(join(tmpdir(), "forecourt-way-"));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const NOTHING = {
  pages: [],
  forms: [],
  sources: [],
  devices: [],
  steps: [],
  stops: [],
  calls: 0,
  reveals: 0,
  speeds: [],
};

function log(name: string, day: string, records: readonly object[]): void {
  mkdirSync(join(data, name), { recursive: true });
  const lines = records.map((record) => JSON.stringify(record)).join("\n");
  writeFileSync(join(data, name, `${day}.jsonl`), `{"broken\n${lines}\n`);
}
const trace = (event: object, more: object = {}) => ({
  website_slug: "north",
  source: "none",
  device: "phone",
  event,
  ...more,
});

describe("shoppersWay", () => {
  it("counts how far one dealer's shoppers came in the last days, and nothing of another's", async () => {
    const form = { form: "finance", step: "contact" };
    log("traces", "2026-11-18", [trace({ name: "page_viewed", page: "car" })]);
    log("traces", "2026-11-19", [trace({ name: "page_viewed", page: "home" })]);
    log("traces", "2026-11-20", [
      trace({ name: "page_viewed", page: "home" }, { source: "newsletter", device: "computer" }),
      trace({ name: "page_viewed", page: "home" }, { website_slug: "south" }),
      trace({ name: "form_shown", form: "finance", car: null }),
      trace({ name: "form_step_shown", ...form }),
      trace({ name: "form_error_shown", ...form, field: "email" }),
      trace({ name: "form_left", ...form }),
      trace({ name: "finance_enquiry", leadId: "l", form: "finance", car: null }),
      { website_slug: "north", measured: { page: "home", metric: "LCP", value: 2600 } },
      { website_slug: "south", measured: { page: "home", metric: "LCP", value: 9000 } },
      trace({ name: "no_event" }),
    ]);
    log("calls", "2026-11-20", [{ website_slug: "north" }, { website_slug: "south" }]);
    log("reveals", "2026-11-20", [{ website_id: "7" }, { website_id: "8" }]);
    const throughTheForm = { viewed: 1, shown: 1, left: 1, sent: 1 };
    const onlyViewed = { viewed: 1, shown: 0, left: 0, sent: 0 };
    expect(await shoppersWay(data, { slug: "north", websiteId: "7" })).toEqual({
      pages: [["home", 2]],
      forms: [{ name: "finance", ...throughTheForm, viewed: 0 }],
      sources: [
        { name: "none", ...throughTheForm },
        { name: "newsletter", ...onlyViewed },
      ],
      devices: [
        { name: "phone", ...throughTheForm },
        { name: "computer", ...onlyViewed },
      ],
      steps: [["finance, contact", 1]],
      stops: [
        ["finance, contact: email was refused", 1],
        ["finance, left at contact", 1],
      ],
      calls: 1,
      reveals: 1,
      speeds: [{ page: "home", metric: "LCP", value: 2600, rating: "to be improved", times: 1 }],
    });
  });

  it("counts nothing of a shopper who does not let visits be measured", async () => {
    const refused = mkdtempSync(join(tmpdir(), "forecourt-way-"));
    mkdirSync(join(refused, "traces"));
    const records = [null, undefined].map((source) =>
      JSON.stringify(trace({ name: "page_viewed", page: "home" }, { source })),
    );
    writeFileSync(join(refused, "traces", "2026-11-20.jsonl"), records.join("\n"));
    const way = await shoppersWay(refused, { slug: "north", websiteId: "7" });
    rmSync(refused, { recursive: true });
    expect(way).toEqual(NOTHING);
  });

  it("counts nothing where nothing is stored yet", async () => {
    expect(await shoppersWay(join(data, "none"), { slug: "north", websiteId: "7" })).toEqual(NOTHING);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { shoppersWay } from "./shoppers-way.ts";

const data = mkdtempSync(join(tmpdir(), "forecourt-way-"));
afterAll(() => rmSync(data, { recursive: true, force: true }));

function log(name: string, day: string, records: readonly object[]): void {
  mkdirSync(join(data, name), { recursive: true });
  const lines = records.map((record) => JSON.stringify(record)).join("\n");
  writeFileSync(join(data, name, `${day}.jsonl`), `{"broken\n${lines}\n`);
}
const trace = (event: object, website_slug = "north") => ({ website_slug, event });

describe("shoppersWay", () => {
  it("counts how far one dealer's shoppers came in the last days, and nothing of another's", async () => {
    const form = { form: "finance", step: "contact" };
    log("traces", "2026-11-18", [trace({ name: "page_viewed", page: "car" })]);
    log("traces", "2026-11-19", [trace({ name: "page_viewed", page: "home" })]);
    log("traces", "2026-11-20", [
      trace({ name: "page_viewed", page: "home" }),
      trace({ name: "page_viewed", page: "home" }, "south"),
      trace({ name: "form_shown", form: "finance", car: null }),
      trace({ name: "form_error_shown", ...form, field: "email" }),
      trace({ name: "form_left", ...form }),
      trace({ name: "finance_enquiry", leadId: "l", form: "finance", car: null }),
      trace({ name: "no_event" }),
    ]);
    log("calls", "2026-11-20", [{ website_slug: "north" }, { website_slug: "south" }]);
    log("reveals", "2026-11-20", [{ website_id: "7" }, { website_id: "8" }]);
    expect(await shoppersWay(data, { slug: "north", websiteId: "7" })).toEqual({
      pages: [["home", 2]],
      forms: [{ form: "finance", shown: 1, left: 1, sent: 1 }],
      stops: [
        ["finance, contact: email was refused", 1],
        ["finance, left at contact", 1],
      ],
      calls: 1,
      reveals: 1,
    });
  });

  it("counts nothing where nothing is stored yet", async () => {
    const none = await shoppersWay(join(data, "none"), { slug: "north", websiteId: "7" });
    expect(none).toEqual({ pages: [], forms: [], stops: [], calls: 0, reveals: 0 });
  });
});

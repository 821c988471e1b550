import { formFor } from "@forecourt/leads";
import { describe, expect, it } from "vitest";
import { formFacts } from "#server/forms/form-facts.ts";
import { testSite } from "#server/testing/test-site.ts";
import { leadFacts } from "./lead-facts.ts";

const world = await testSite();

describe("leadFacts", () => {
  it.each(["gearshift", "harbourside", "longhaul"])(
    "know every question that a page of %s asks, so that no answer is left out of a lead",
    async (slug) => {
      const site = await world.site(slug);
      const { words, market, places, dealerships, positions, extras } = leadFacts(site.content);
      const known = {
        words,
        market,
        places,
        dealerships,
        ...(positions && { positions }),
        ...(extras && { extras }),
      };
      const shown = formFacts(site, { car: null, location: null });
      for (const form of ["used", "careers", "service", "trade-in"] as const) {
        const namesOf = (facts: Parameters<typeof formFor>[2]) =>
          formFor(form, site.config, facts).steps.flatMap(({ fields }) => fields.map(({ name }) => name));
        expect(namesOf(known)).toEqual(namesOf(shown));
      }
    },
  );
});

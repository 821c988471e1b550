import { describe, expect, it } from "vitest";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { demoContent } from "#server/testing/demo-content.ts";
import { isTowed, towChoice, towView } from "./tow-view.ts";

const site = tenantSite(await demoContent("wander"), new Date("2026-11-21T02:00:00Z"));
const choose = (query: string) => towChoice(new URLSearchParams(query), site);
const JOURNEY = { facts: { atm: 2790, ball_weight: 185 } };
const PRADO = "Toyota LandCruiser Prado 150 (2015 to 2023)";

describe("towChoice", () => {
  it("takes a car of the list, and what was typed before it", () => {
    expect(choose(`tow=${PRADO}`)).toMatchObject({ car: PRADO, rating: { towing: 3000, towball: 300 } });
    expect(choose(`tow=${PRADO}&tow_limit=2,500 kg&tow_ball=250`)).toEqual({
      car: null,
      rating: { towing: 2500, towball: 250 },
    });
  });

  it.each(["", "tow=Toyota Corolla", "tow_limit=much", "tow_limit=0", "tow_limit=99999999", "tow_limit=-5"])(
    "is nothing for %j",
    (query) => expect(choose(query)).toBeNull(),
  );
});

describe("towView", () => {
  it("answers with each limit in a sentence", () => {
    const prado = choose(`tow=${PRADO}`);
    expect(prado && towView(prado, JOURNEY, site)).toEqual({
      canTow: "yes",
      title: `Yes: ${PRADO} may tow it.`,
      reasons: [
        "Loaded it may weigh 2,790 kg (ATM); the car's limit with trailer brakes is 3,000 kg.",
        "It rests 185 kg on the towball; the car's limit is 300 kg.",
      ],
    });
  });

  it("says no with a typed rating, and what was not compared", () => {
    const typed = choose("tow_limit=2500");
    const view = typed && towView(typed, JOURNEY, site);
    expect(view).toMatchObject({ canTow: "no", title: "No: your car may not tow it." });
    expect(view?.reasons).toHaveLength(2);
  });

  it("stands on caravans alone, and where the site has it", () => {
    expect(isTowed(JOURNEY, site)).toBe(true);
    expect(isTowed({ facts: { gvm: 4490 } }, site)).toBe(false);
    const without = { config: { ...site.config, carPage: { ...site.config.carPage, towCheck: false } } };
    expect(isTowed(JOURNEY, without)).toBe(false);
  });
});

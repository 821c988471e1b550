import { describe, expect, it } from "vitest";
import { aConfig } from "../testing/a-config.ts";
import { EN_AU } from "../messages/en-au.ts";
import { wording, swapWords } from "./wording.ts";

const us = aConfig({ site: { name: "Acme", market: "US" } });
const trucks = aConfig({ site: { name: "Acme", template: "trucks" } });

/** Every message of a site that is given nothing. */
function everySentence(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words !== "object" || words === null) return [];
  return Object.values(words).flatMap((inner: unknown) => everySentence(inner));
}

describe("wording", () => {
  it("counts, with the market's thousands", () => {
    const { stock } = wording(aConfig());
    expect([stock.carsFound(0), stock.carsFound(1), stock.carsFound(1234)]).toEqual([
      "0 cars",
      "1 car",
      "1,234 cars",
    ]);
    expect(stock.filters(12)).toMatchObject({ open: "Filters", show: "Show 12 cars" });
  });

  it("fills in a single argument as it is, and several by name", () => {
    const { car, form, stock } = wording(aConfig());
    expect(car.gone("2024 Mazda CX-5")).toBe("2024 Mazda CX-5 has been sold");
    expect(form.step({ step: "2", steps: "4" })).toBe("Step 2 of 4");
    expect(stock.showMore({ more: 100, shown: 100, total: 1234 })).toBe("Show 100 more (100 of 1,234)");
  });

  it("speaks of what the site sells", () => {
    expect(wording(trucks).homePage.latest).toBe("Latest trucks");
    expect(wording(trucks).navigation.newStock).toBe("New trucks");
    expect(wording(aConfig({ wording: { vehicle: { one: "ute", other: "utes" } } })).homePage.title).toBe(
      "Find your next ute",
    );
  });

  it("speaks the language of the market, and its words in fuels", () => {
    expect(wording(us).car.enquireNow).toBe("Inquire Now");
    expect(wording(us).enquiry.title).toBe("Submit an inquiry");
    expect(wording(us).car.facts.colour).toBe("Color");
    expect(wording(us).fuelName("Petrol")).toBe("Gas");
    expect(wording(aConfig()).fuelName("Petrol")).toBe("Petrol");
  });

  it("speaks of used stock in the dealer's word, in our messages and in our titles of stock lists", () => {
    const preOwned = wording(aConfig({ cars: { usedConditionLabel: "Pre-owned" } }));
    expect(preOwned.navigation.usedStock).toBe("Pre-owned cars");
    expect(preOwned.locations.used).toBe("Pre-owned cars");
    expect(preOwned.listTitle("Used cars")).toBe("Pre-owned cars");
    expect(preOwned.listTitle("New, used and demo cars")).toBe("New, pre-owned and demo cars");
    expect(preOwned.listTitle("Used by locals since 1962")).toBe("Used by locals since 1962");
    expect(wording(aConfig()).listTitle("Used cars")).toBe("Used cars");
  });

  it("changes no address and no filter with the dealer's word for used stock", () => {
    const config = aConfig({ cars: { usedConditionLabel: "Pre-owned" } });
    expect(JSON.stringify(config.search)).toBe(JSON.stringify(aConfig().search));
  });

  it("has no Australian word left in the US", () => {
    const left = everySentence(wording(us)).filter((text) =>
      /\b(?:enquir\w*|colours?|petrol|favourites?|centres?|licence|postcode|kilomet\w*)\b/i.test(text),
    );
    expect(left).toEqual([]);
  });

  it("leaves no {name} unfilled in a message that is given nothing", () => {
    for (const config of [aConfig(), us, trucks]) {
      expect(everySentence(wording(config)).filter((text) => /[{}]/.test(text))).toEqual([]);
    }
  });

  it("takes a dealer's own message as it is written, in any market", () => {
    const own = aConfig({
      site: { name: "Acme", market: "US" },
      wording: { car: { enquireNow: "Enquire with {site}" }, stock: { carsFound: "{count} in stock" } },
    });
    expect(wording(own).car.enquireNow).toBe("Enquire with Acme");
    expect(wording(own).stock.carsFound(1)).toBe("1 in stock");
    expect(wording(own).stock.carsFound(1234)).toBe("1,234 in stock");
  });

  it("keeps the words of the specification", () => {
    const { car, locations, form } = EN_AU.messages;
    expect([car.callTheDealer, car.comments]).toEqual(["Call the dealer", "Dealer Comments"]);
    expect(locations.search).toBe("Search locations...");
    expect(form.step).toBe("Step {step} of {steps}");
  });
});

describe("swapWords", () => {
  const words = [
    { from: "colour", to: "color" },
    { from: "enquiry", to: "inquiry" },
    { from: "hp", to: "kw" },
    { from: "LPG", to: "gas" },
    { from: "r", to: "rear" },
  ];
  it.each([
    ["Colour and colour", "Color and color"],
    ["COLOUR", "COLOR"],
    // Two letters are capitals as a word, one is as a word begins.
    ["HP and LPG", "KW and GAS"],
    ["Hp and hp", "Kw and kw"],
    ["R", "Rear"],
    ["Send ENQUIRY", "Send INQUIRY"],
    ["colours, discolour", "colours, discolour"],
    ["{colour} of the enquiry", "{colour} of the inquiry"],
    ["enquiry-colour", "inquiry-color"],
  ])("writes %j as %j", (text, swapped) => {
    expect(swapWords(text, words)).toBe(swapped);
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ValueFacet } from "../query/fields/facets.ts";
import { parseNaturalQuery } from "./parse-natural-query.ts";

/** The values of a facet that a sentence asks a stock for, of which only these values are known. */
const asked = (facet: ValueFacet, sentence: string, values: readonly string[]) =>
  [...(parseNaturalQuery(sentence, { [facet]: values }).query.values[facet] ?? [])].toSorted();

describe("another word for a value", () => {
  it.each<[ValueFacet, string, string[], string[]]>([
    ["body", "wagon", ["Station Wagon", "Estate", "SUV"], ["Estate", "Station Wagon"]],
    ["body", "wagon", ["Wagon", "Estate"], ["Estate", "Wagon"]],
    ["body", "estate", ["Sports Wagon"], ["Sports Wagon"]],
    ["body", "ute", ["Ute", "Pick-Up", "Double Cab Pickup"], ["Double Cab Pickup", "Pick-Up", "Ute"]],
    ["body", "pick-up", ["Ute / Tray"], ["Ute / Tray"]],
    ["body", "van", ["Panel Van", "Mini Van", "Minivan"], ["Panel Van"]],
    ["body", "people mover", ["Mini Van", "Van", "MPV"], ["MPV", "Mini Van"]],
    ["transmission", "auto", ["Automatic", "4spd Automatic", "Manual"], ["4spd Automatic", "Automatic"]],
    ["transmission", "manual", ["5 Speed Manual"], ["5 Speed Manual"]],
    ["fuel", "petrol", ["Petrol", "Unleaded", "Petrol Hybrid"], ["Petrol", "Unleaded"]],
    ["fuel", "unleaded", ["Petrol - Premium", "Unleaded"], ["Petrol - Premium", "Unleaded"]],
    ["fuel", "hybrid", ["Hybrid", "Petrol Hybrid", "Plug-in Hybrid"], ["Hybrid", "Petrol Hybrid"]],
    ["fuel", "hybrids", ["Petrol/Electric", "Electric"], ["Petrol/Electric"]],
    ["fuel", "plug-in", ["PHEV", "Plug In Hybrid", "Hybrid"], ["PHEV", "Plug In Hybrid"]],
    ["fuel", "electric", ["EV", "Electric", "Diesel/Electric", "Plug-in Electric"], ["EV", "Electric"]],
    ["drive", "front", ["Front", "FWD", "Front Wheel Drive"], ["FWD", "Front", "Front Wheel Drive"]],
    ["drive", "4 x 4", ["4WD", "Four Wheel Drive", "AWD"], ["4WD", "Four Wheel Drive"]],
    ["make", "merc", ["Mercedes-Benz", "Mercedes-AMG"], ["Mercedes-AMG", "Mercedes-Benz"]],
    ["make", "mercedes-benz", ["Mercedes-Benz", "Mercedes-AMG"], ["Mercedes-Benz"]],
    ["state", "wa", ["WA", "Western Australia", "New South Wales"], ["WA", "Western Australia"]],
    ["state", "in new south wales", ["NSW", "New South Wales"], ["NSW", "New South Wales"]],
    [
      "filtered_features",
      "reverse camera",
      ["Reverse Camera", "Rear View Camera", "Reversing Sensors"],
      ["Rear View Camera", "Reverse Camera"],
    ],
  ])("of %s: %s", (facet, sentence, values, found) => {
    expect(asked(facet, sentence, values)).toEqual(found);
  });

  it("says nothing of a stock that has no such value", () => {
    expect(parseNaturalQuery("wagon", { body: ["SUV"] }).keywords).toBe("wagon");
  });

  /** Names that stocks use for one thing, each of which people say. */
  const ALIKE: readonly (readonly [facet: ValueFacet, names: readonly string[]])[] = [
    ["transmission", ["Auto", "Automatic"]],
    ["transmission", ["Manual", "Stick Shift"]],
    ["body", ["SUV", "Crossover", "Sports Utility"]],
    ["body", ["Ute", "Pickup", "Pick Up"]],
    ["body", ["Hatch", "Hatchback"]],
    ["body", ["Sedan", "Saloon"]],
    ["body", ["Wagon", "Estate", "Station Wagon"]],
    ["body", ["Convertible", "Cabriolet", "Cabrio", "Soft Top"]],
    ["body", ["People Mover", "Minivan", "Mini Van", "MPV"]],
    ["fuel", ["Petrol", "Gas", "Gasoline", "Unleaded"]],
    ["fuel", ["Plug-in Hybrid", "PHEV"]],
    ["fuel", ["Electric", "EV", "BEV"]],
    ["drive", ["4x4", "4WD", "Four Wheel Drive"]],
    ["drive", ["AWD", "All Wheel Drive"]],
    ["drive", ["FWD", "Front Wheel Drive"]],
    ["drive", ["RWD", "Rear Wheel Drive"]],
    ["drive", ["2WD", "4x2", "Two Wheel Drive"]],
    ["make", ["Land Rover", "Landrover"]],
    ["colour", ["Grey", "Gray"]],
    ["state", ["QLD", "Queensland"]],
    ["state", ["NSW", "New South Wales"]],
    ["state", ["VIC", "Victoria"]],
    ["state", ["TAS", "Tasmania"]],
  ];

  it("finds all that a stock has of one thing, by whichever of its names it is asked for", () => {
    const stock = fc.constantFrom(...ALIKE).chain(([facet, names]) =>
      fc.record({
        facet: fc.constant(facet),
        values: fc.shuffledSubarray([...names], { minLength: 1 }),
        said: fc.constantFrom(...names),
      }),
    );
    fc.assert(
      fc.property(stock, fc.boolean(), ({ facet, values, said }, isSmall) => {
        const sentence = isSmall ? said.toLowerCase() : said;
        expect(asked(facet, sentence, values)).toEqual(values.toSorted());
      }),
    );
  });
});

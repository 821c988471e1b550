import { describe, expect, it } from "vitest";
import { messageProblem } from "./message-problem.ts";

const CARS_FOUND = "{count, plural, one {# {vehicle}} other {# {vehicles}}}";

describe("messageProblem", () => {
  it.each([
    "In stock",
    "{count} in stock at {site}",
    "{count, number} {vehicles}",
    "{count, plural, =0 {None yet} other {# here}}",
    "{Used} {vehicles}: {count}",
  ])("takes %j", (text) => {
    expect(messageProblem(text, CARS_FOUND)).toBeNull();
  });

  it.each([
    ["{count in stock", /^is no message that can be read/],
    ["{count, plural, one {#}}", /^is no message that can be read/],
    ["{cuont} in stock", /^does not know \{cuont\}; it may use \{count\}, \{site\}/],
    ["{count, date}", /as a number or a date/],
    ["{site, number}", /as a number or a date/],
  ])("refuses %j", (text, problem) => {
    expect(messageProblem(text, CARS_FOUND)).toMatch(problem);
  });
});

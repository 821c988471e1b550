import { describe, expect, it } from "vitest";
import { leadRefusal } from "./lead-refusal.ts";

const BOUNDARY = "a-boundary-as-long-as-those-of-fetch";
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
const form = (...parts: readonly string[]): string =>
  [
    ...parts.map((part) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${part}\r\n`),
    `--${BOUNDARY}--\r\n`,
  ].join("");
const lead = 'name="lead"\r\n\r\n{"lead":{}}';
const file = 'name="files"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc';

describe("leadRefusal", () => {
  it.each([
    ["a lead", "application/json", '{"lead":{}}', null],
    ["a lead and its files", FORM, form(lead, file, file), null],
    ["a form that became a text", "text/plain;charset=UTF-8", "[object FormData]", 415],
    ["a form that is cut off", FORM, form(lead, file).slice(0, -20), 400],
    ["a form without a lead", FORM, form(file), 422],
    ["a form without files", FORM, form(lead), 422],
    ["a file without bytes", FORM, form(lead, file, file.slice(0, -3)), 422],
    ["half of JSON", "application/json", '{"lead":', 400],
    ["JSON without a lead", "application/json", "{}", 422],
  ])("of %s", async (_, type, body, status) => {
    expect(await leadRefusal(type, Buffer.from(body))).toBe(status);
  });
});

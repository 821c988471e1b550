import { describe, expect, it } from "vitest";
import { readBody } from "./read-body.ts";

const BOUNDARY = "a-boundary-as-long-as-those-of-fetch";
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
const JSON_TYPE = "application/json";
const read = (type: string, body: string) => readBody(type, new Uint8Array(Buffer.from(body)));
const form = (...parts: readonly string[]): string =>
  [
    ...parts.map((part) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${part}\r\n`),
    `--${BOUNDARY}--\r\n`,
  ].join("");
const lead = 'name="lead"\r\n\r\n{"lead":{}}';
const file = 'name="files"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc';

describe("readBody", () => {
  it("reads the files of a form that holds a lead", async () => {
    const files = [{ name: "a.jpg", type: "image/jpeg", content: Buffer.from("abc") }];
    expect(await read(FORM, form(lead, file))).toEqual({ files });
  });

  it.each([
    ["a form that became a text", "text/plain;charset=UTF-8", "[object FormData]", 415],
    ["a form without a boundary", "multipart/form-data", form(lead, file), 415],
    ["a form that is cut off", FORM, form(lead, file).slice(0, -20), 400],
    ["a form without a lead", FORM, form(file), 422],
    ["a form without files", FORM, form(lead), 422],
    ["a file without bytes", FORM, form(lead, file.slice(0, -3)), 422],
    ["half of JSON", JSON_TYPE, '{"lead":', 400],
    ["a list", JSON_TYPE, "[]", 422],
    ["XML without a prospect", "application/x-adf+xml; charset=utf-8", "<adf/>", 422],
  ])("refuses %s", async (_, type, body, refused) => {
    expect(await read(type, body)).toEqual({ refused });
  });

  it.each([
    ["nothing", "", ""],
    ["an object", JSON_TYPE, "{}"],
    ["fields", "application/x-www-form-urlencoded", "a=1"],
  ])("takes %s for a body without files", async (_, type, body) => {
    expect(await read(type, body)).toEqual({ files: [] });
  });
});

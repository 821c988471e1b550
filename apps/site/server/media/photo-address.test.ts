import { describe, expect, it } from "vitest";
import { parsePhotoWidth, photoHref } from "./photo-address.ts";

describe("parsePhotoWidth", () => {
  it.each([
    ["828", 828],
    ["829", 1080],
    ["99999", 1920],
    ["-5", 828],
    ["", 828],
    [null, 828],
  ])("serves %j as %d", (text, width) => expect(parsePhotoWidth(text)).toBe(width));
});

describe("photoHref", () => {
  it("keeps an address with a query whole", () => {
    const url = "https://photos.example/a b.jpg?w=1&x=2#f";
    const query = new URL(photoHref(url, 828), "http://dealer.example").searchParams;
    expect([query.get("src"), parsePhotoWidth(query.get("w"))]).toEqual([url, 828]);
  });
});

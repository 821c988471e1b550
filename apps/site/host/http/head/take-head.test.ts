import { describe, expect, it } from "vitest";
import { anExchange } from "#host/testing/an-exchange.ts";
import { takeHead } from "./take-head.ts";

describe("takeHead", () => {
  it.each<[string, readonly unknown[]]>([
    ["an object", [203, { "x-car": "7", "x-none": undefined, "set-cookie": ["a=1", "b=2"] }]],
    ["a reason and an object", [203, "Fine", { "x-car": "7", "set-cookie": ["a=1", "b=2"] }]],
    ["names and values by turns", [203, ["x-car", "7", "set-cookie", "a=1", "Set-Cookie", "b=2"]]],
    [
      "pairs",
      [
        203,
        [
          ["x-car", "7"],
          ["set-cookie", ["a=1", "b=2"]],
        ],
      ],
    ],
  ])("puts status and headers on the answer that are given as %s, in place of older ones", (_, parts) => {
    const { response } = anExchange();
    response.setHeader("X-Car", "6");
    response.setHeader("x-own", "stays");
    takeHead(response, parts);
    expect(response.statusCode).toBe(203);
    expect({ ...response.getHeaders() }).toEqual({
      "x-own": "stays",
      "x-car": "7",
      "set-cookie": ["a=1", "b=2"],
    });
    expect(response.headersSent).toBe(false);
  });

  it("keeps the reason that is given, and leaves all as it was where nothing is", () => {
    const { response } = anExchange();
    takeHead(response, [500, "Sorry"]);
    takeHead(response, []);
    expect([response.statusCode, response.statusMessage, response.getHeaderNames()]).toEqual([
      500,
      "Sorry",
      [],
    ]);
  });
});

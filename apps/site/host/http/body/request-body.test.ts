import { growthRatio } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { readBody } from "./request-body.ts";

const form = (body: string): Request =>
  new Request("http://dealer.localhost/api/leads", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body,
  });
const names = (count: number): string => Array.from({ length: count }, (_, n) => `n${n}=1`).join("&");

const json = (body: string): Request =>
  new Request("http://dealer.localhost/api/leads", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });

// Code instrumented for mutation testing is many times slower, and how much says nothing about growth.
const instrumented = "STRYKER_MUTATOR_WORKER" in process.env;

const nested = (depth: number): string => `${'{"a":['.repeat(depth / 2)}1${"]}".repeat(depth / 2)}`;

/** A body of two bytes that says it has so many. */
const announced = (length: number): Request =>
  new Request("http://dealer.localhost/api/leads", {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": String(length) },
    body: "{}",
  });

/** A form whose bytes come in these pieces. */
const pieces = (...parts: number[][]): Request =>
  new Request("http://dealer.localhost/api/leads", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const part of parts) controller.enqueue(new Uint8Array(part));
        controller.close();
      },
    }),
    duplex: "half",
  } as RequestInit);

describe("readBody", () => {
  it("reads the fields of a plain form, with repeated names as a list in their order", async () => {
    expect(await readBody(form("name=Ada&extras=a&extras=b&extras=c"), 1000)).toEqual({
      kind: "form",
      fields: { name: "Ada", extras: ["a", "b", "c"] },
    });
  });

  it.each([
    ["application/json; charset=utf-8", "{}", { kind: "json", fields: {} }],
    ["application/x-www-form-urlencoded; charset=utf-8", "a=1", { kind: "form", fields: { a: "1" } }],
    ["text/plain", "{}", null],
    ["text/application/json", "{}", null],
    ["", "{}", null],
    ["application/json", "{", null],
  ])("reads a body of the type %j", async (type, body, read) => {
    const headers = { "content-type": type };
    const request = new Request("http://dealer.localhost/api/leads", { method: "POST", headers, body });
    expect(await readBody(request, 1000)).toEqual(read);
  });

  it("has none of a request without a body, or without a type", async () => {
    const url = "http://dealer.localhost/api/leads";
    const headers = { "content-type": "application/json" };
    expect(await readBody(new Request(url, { method: "POST", headers }), 1000)).toBeNull();
    expect(
      await readBody(new Request(url, { method: "POST", body: new Uint8Array([123, 125]) }), 1000),
    ).toBeNull();
  });

  it("reads no byte of a body that announces more than its limit", async () => {
    expect(await readBody(announced(1000), 1000)).not.toBeNull();
    expect(await readBody(announced(1001), 1000)).toBeNull();
  });

  it("reads a letter that comes in two pieces, and half a letter as none", async () => {
    expect(await readBody(pieces([97, 61, 0xc3], [0xa9]), 1000)).toEqual({
      kind: "form",
      fields: { a: "é" },
    });
    expect(await readBody(pieces([97, 61, 0xc3]), 1000)).toEqual({ kind: "form", fields: { a: "\uFFFD" } });
  });

  it("reads a form of 300 fields and refuses one of 301, whether the names differ or not", async () => {
    const read = await readBody(form(names(300)), 10_000);
    expect(Object.keys(Object(read?.fields))).toHaveLength(300);
    expect(await readBody(form(names(301)), 10_000)).toBeNull();
    expect(await readBody(form("same=1&".repeat(301)), 10_000)).toBeNull();
  });

  it("reads JSON 20 deep and refuses 21, however it nests, and not what only stands in a string", async () => {
    expect(await readBody(json(nested(20)), 10_000)).toMatchObject({ kind: "json" });
    expect(await readBody(json(`[${nested(20)}]`), 10_000)).toBeNull();
    expect(await readBody(json("[".repeat(100_000)), 1_000_000)).toBeNull();
    expect(await readBody(json(JSON.stringify({ message: '[[["\\{'.repeat(50) })), 10_000)).not.toBeNull();
  });

  it("reads JSON of 6,000 values and names and refuses more", async () => {
    expect(await readBody(json(JSON.stringify(Array(6000).fill(1))), 100_000)).not.toBeNull();
    expect(await readBody(json(JSON.stringify(Array(6001).fill(1))), 100_000)).toBeNull();
    expect(
      await readBody(
        json(
          JSON.stringify(
            Object.fromEntries(
              names(3001)
                .split("&")
                .map((pair) => pair.split("=")),
            ),
          ),
        ),
        100_000,
      ),
    ).toBeNull();
  });

  it("refuses a body that goes on beyond its limit without having announced its length", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1000;
        controller.enqueue(new Uint8Array(1000).fill(32));
      },
    });
    const request = new Request("http://dealer.localhost/api/leads", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: endless,
      duplex: "half",
    } as RequestInit);
    expect(await readBody(request, 10_000)).toBeNull();
    expect(sent).toBeLessThan(20_000);
  });

  it("has no body of a connection that broke", async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array([123])),
      pull: (controller) => controller.error(new Error("aborted")),
    });
    const request = new Request("http://dealer.localhost/api/leads", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: broken,
      duplex: "half",
    } as RequestInit);
    expect(await readBody(request, 10_000)).toBeNull();
  });

  it("treats a field called __proto__ as a field", async () => {
    const body = await readBody(form("__proto__=x&name=Ada"), 1000);
    expect(Object.keys(Object(body?.fields))).toEqual(["__proto__", "name"]);
  });

  it.skipIf(instrumented).each([
    ["a form's length", (size: number) => form(names(size))],
    ["one name's repeats", (size: number) => form("same=1&".repeat(size))],
    ["the values of a list", (size: number) => json(`[${"1,".repeat(size)}1]`)],
    [
      "the names of an object",
      (size: number) => json(`{${names(size).replaceAll(/(n\d+)=1&?/g, '"$1":1,')}"z":1}`),
    ],
    ["the depth of a text", (size: number) => json("[".repeat(size))],
    ["the length of a string", (size: number) => json(`"${"\\n".repeat(size)}"`)],
  ])("does no work that grows faster than %s", async (_, request) => {
    const read = (size: number) => readBody(request(size), 10_000_000);
    expect(await growthRatio(read, 20_000)).toBeLessThan(3);
  });
});

import { describe, expect, it } from "vitest";
import { refuseHead, requestTarget } from "./request-target.ts";

const head = (url: string, headers: Record<string, string> = {}) => ({
  method: "GET",
  url,
  headers: { host: "dealer.localhost", ...headers },
  headerCount: 5,
});

function cost(url: string, headers?: Record<string, string>): number {
  const began = performance.now();
  refuseHead(head(url, headers));
  return performance.now() - began;
}

// Code instrumented for mutation testing is many times slower, and how much says nothing about growth.
const instrumented = "STRYKER_MUTATOR_WORKER" in process.env;

const cookies = (count: number) => ({ cookie: "a=1; ".repeat(count) });

describe("requestTarget", () => {
  it.each([
    ["/cars?x=1", "/cars?x=1"],
    ["http://evil.example/cars?x=1", "/cars?x=1"],
    ["HTTPS://evil.example", "/"],
    ["http://evil.example?x=1", "/?x=1"],
    ["evil.example", null],
    ["*", null],
    ["ftp://evil.example/", null],
  ])("takes %s for %j", (url, target) => expect(requestTarget(url)).toBe(target));
});

describe("refuseHead", () => {
  it.skipIf(instrumented).each([
    ["a path's length", (size: number) => `/${"a".repeat(size)}`],
    ["its segments", (size: number) => "/a".repeat(size)],
    ["its escapes", (size: number) => `/${"%61".repeat(size)}`],
    ["a query's pairs", (size: number) => `/?${"a=1&".repeat(size)}`],
    ["an absolute address", (size: number) => `http://${"a".repeat(size)}`],
  ])("does no work that grows faster than %s", (_, url) => {
    cost(url(200_000));
    const times = { small: 0, large: 0 };
    for (let round = 0; round < 5; round += 1) {
      times.small += cost(url(200_000));
      times.large += cost(url(400_000));
    }
    expect(times.large).toBeLessThan(Math.max(3 * times.small, 50));
  });

  it.skipIf(instrumented)("does no work that grows faster than the cookies", () => {
    expect(refuseHead(head("/", cookies(200)))?.status).toBe(431);
    expect(cost("/", cookies(400_000))).toBeLessThan(200);
  });
});

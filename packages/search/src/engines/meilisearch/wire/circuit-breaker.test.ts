import { beforeEach, describe, expect, it } from "vitest";
import { CircuitBreaker } from "./circuit-breaker.ts";

let now: number;
let breaker: CircuitBreaker;
beforeEach(() => {
  now = 1_000;
  breaker = new CircuitBreaker({ failures: 2, openFor: 100, openForAtMost: 300 }, () => now);
});
const fail = (times = 1) => {
  for (let time = 0; time < times; time += 1) breaker.failed();
};

describe("CircuitBreaker", () => {
  it("opens at the failures in a row that it is set to, and not before", () => {
    fail();
    expect([breaker.mayTry(), breaker.waitsFor()]).toEqual([true, 0]);
    fail();
    expect([breaker.mayTry(), breaker.waitsFor()]).toEqual([false, 100]);
  });

  it("counts failures in a row alone", () => {
    fail();
    breaker.succeeded();
    fail();
    expect(breaker.mayTry()).toBe(true);
  });

  it("lets one request try when its time is over, whose outcome decides", () => {
    fail(2);
    now += 99;
    expect([breaker.mayTry(), breaker.waitsFor()]).toEqual([false, 1]);
    now += 1;
    expect([breaker.waitsFor(), breaker.mayTry(), breaker.mayTry()]).toEqual([0, true, false]);
    breaker.succeeded();
    expect([breaker.mayTry(), breaker.mayTry(), breaker.waitsFor()]).toEqual([true, true, 0]);
    fail();
    expect(breaker.mayTry()).toBe(true);
  });

  it("stays open twice as long after each failed try, up to the longest", () => {
    fail(2);
    for (const wait of [200, 300, 300]) {
      now += breaker.waitsFor();
      expect(breaker.mayTry()).toBe(true);
      fail();
      expect(breaker.waitsFor()).toBe(wait);
    }
    now += 1_000;
    expect(breaker.waitsFor()).toBe(0);
    expect(breaker.mayTry()).toBe(true);
  });
});

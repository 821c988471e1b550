import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { aRequest } from "#host/testing/an-exchange.ts";
import { bodyTime, slowBodies } from "./slow-bodies.ts";

const times = { bodyMs: 60_000, uploadBytesPerSecond: 32_000, uploadMs: 1_800_000 };

/** A request on a connection of which 500 bytes have been read, and whether it was cut at a moment after that. */
function watched(upload: boolean) {
  const clock = { now: 1_000 };
  const cut: IncomingMessage[] = [];
  const coming = aRequest();
  const hasRead = (bytesRead: number): void => {
    Object.defineProperty(coming.socket, "bytesRead", { value: bytesRead, configurable: true });
  };
  hasRead(500);
  const bodies = slowBodies(
    times,
    () => clock.now,
    (request) => cut.push(request),
  );
  bodies.watch(coming, upload);
  const at = (ms: number): boolean => {
    clock.now = 1_000 + ms;
    bodies.sweep();
    return cut.length > 0;
  };
  return { coming, hasRead, at };
}

describe("bodyTime", () => {
  it.each([
    ["a minute for a form, however much of it has come", { upload: false, bytes: 1_000_000 }, 60_000],
    ["a minute for an upload of which nothing comes", { upload: true, bytes: 0 }, 60_000],
    ["a second more for each 32 KB of an upload", { upload: true, bytes: 3_200_000 }, 160_000],
    ["half an hour at most", { upload: true, bytes: 110_000_000 }, 1_800_000],
  ])("is %s", (_, body, time) => expect(bodyTime(body, times)).toBe(time));

  it("lets 100 MB arrive over a link of half a megabit a second", () => {
    const bytesPerSecond = 62_500;
    for (let second = 1; second * bytesPerSecond < 100_000_000; second += 1)
      expect(bodyTime({ upload: true, bytes: second * bytesPerSecond }, times)).toBeGreaterThan(
        second * 1000,
      );
  });
});

describe("slowBodies", () => {
  it("cuts a body that is not whole after a minute, not before", () => {
    const { at } = watched(false);
    expect(at(60_000)).toBe(false);
    expect(at(60_001)).toBe(true);
  });

  it("counts an upload's bytes from the request's own beginning, on a connection that was used before", () => {
    const { hasRead, at } = watched(true);
    hasRead(500 + 320_000);
    expect(at(70_000)).toBe(false);
    expect(at(70_001)).toBe(true);
  });

  it("forgets a body that came whole and a request that is over", () => {
    const whole = watched(false);
    whole.coming.complete = true;
    expect(whole.at(100_000)).toBe(false);
    const gone = watched(false);
    gone.coming.emit("close");
    expect(gone.at(100_000)).toBe(false);
  });
});

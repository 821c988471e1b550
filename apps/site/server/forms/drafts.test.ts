import { beforeEach, describe, expect, it, vi } from "vitest";
import { beginRequest, cookiesSet } from "#server/testing/request-scope.ts";
import { testSite } from "#server/testing/test-site.ts";
import { forgetTyped, keepTyped, typedBefore } from "./drafts.ts";

const world = await testSite();
beforeEach(() => beginRequest({ "x-forwarded-for": "203.0.113.1" }, "new"));

const typed = { values: { email: "nope" }, problems: [{ field: "email", message: "invalid" }] };
const HALF_HOUR = 30 * 60 * 1000;

/** Sends a form from an address, and counts the cookies the answer sets. */
async function from(address: string): Promise<number> {
  beginRequest({ "x-forwarded-for": address }, "new");
  await keepTyped(world.wiring, "harbourside", typed);
  return cookiesSet().size;
}

describe("keepTyped", () => {
  it("keeps what was typed for half an hour, for this browser and dealer, behind a random token", async () => {
    await keepTyped(world.wiring, "harbourside", typed);
    const cookie = cookiesSet().get("fc-draft");
    expect(cookie).toMatchObject({ maxAge: 1800, value: expect.stringMatching(/^[\w-]{32}$/) });
    expect(await typedBefore(world.wiring, "harbourside")).toMatchObject(typed);
    expect(await typedBefore(world.wiring, "gearshift")).toBeNull();
    const { drafts, now } = world.wiring;
    const read = (later: number) => drafts.read("harbourside", cookie?.value ?? "", now().getTime() + later);
    expect(await read(HALF_HOUR - 1)).not.toBeNull();
    expect(await read(HALF_HOUR)).toBeNull();
  });

  it("is forgotten once the form was accepted", async () => {
    await keepTyped(world.wiring, "harbourside", typed);
    await forgetTyped();
    expect(await typedBefore(world.wiring, "harbourside")).toBeNull();
  });

  it("sets no cookie for a form that is too long to keep, and writes it down", async () => {
    const warn = vi.spyOn(world.wiring.log, "warn");
    await keepTyped(world.wiring, "harbourside", { ...typed, values: { message: "x".repeat(200_000) } });
    expect(cookiesSet().size).toBe(0);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { tenant: "harbourside", problem: "too_large" },
      "a refused form could not be stored",
    );
    warn.mockRestore();
  });

  it("keeps sixty forms of one shopper within ten minutes and no more, and another shopper's", async () => {
    const warn = vi.spyOn(world.wiring.log, "warn");
    for (let form = 0; form < 60; form += 1) expect(await from("203.0.113.9")).toBe(1);
    expect(warn).not.toHaveBeenCalled();
    expect(await from("203.0.113.9")).toBe(0);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { tenant: "harbourside" },
      "one shopper sends more refused forms than are stored",
    );
    expect(await from("203.0.113.10")).toBe(1);
    warn.mockRestore();
  });
});

describe("typedBefore", () => {
  it("is nothing for a browser that sent no form", async () => {
    const read = vi.spyOn(world.wiring.drafts, "read");
    expect(await typedBefore(world.wiring, "harbourside")).toBeNull();
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it("is nothing while the store fails, which is one line of the log", async () => {
    await keepTyped(world.wiring, "harbourside", typed);
    const read = vi.spyOn(world.wiring.drafts, "read").mockRejectedValue(new Error("disk"));
    const error = vi.spyOn(world.wiring.log, "error");
    expect(await typedBefore(world.wiring, "harbourside")).toBeNull();
    expect(error).toHaveBeenCalledExactlyOnceWith(
      { tenant: "harbourside", error: "Error: disk" },
      "a refused form could not be read",
    );
    read.mockRestore();
    error.mockRestore();
  });
});

import { describe, expect, it, vi } from "vitest";
import type { ConsentPurpose } from "../consent/consent.ts";
import type { VisitFacts } from "../events/event-record.ts";
import type { SiteEvent } from "../events/event-table.ts";
import { createDispatcher, type Destination, type DispatcherParts } from "./dispatcher.ts";

const visit: VisitFacts = {
  websiteSlug: "a-site",
  websiteId: "7",
  url: "https://dealer.example/",
  page: "car",
  anonId: "a",
  sessionId: "s",
  browser: "Firefox",
  os: "Linux",
};
const home: SiteEvent = { name: "page_viewed", page: "home" };
const signedIn: SiteEvent = { name: "signed_in" };

function diary(name: string, purpose: ConsentPurpose | null = null): Destination & { received: SiteEvent[] } {
  const received: SiteEvent[] = [];
  return { name, purpose, received, receive: ({ event }) => void received.push(event) };
}

const broken = (name: string, receive: Destination["receive"]) => ({ name, purpose: null, receive });
const dispatcher = (parts: Partial<DispatcherParts>) =>
  createDispatcher({
    destinations: () => [],
    consent: () => ({ own: true, measurement: false, advertising: false }),
    visit: () => visit,
    newId: () => "made",
    ...parts,
  });

describe("createDispatcher", () => {
  it("reaches a destination with the event, an id and the facts of the visit", () => {
    const receive = vi.fn();
    const dispatch = dispatcher({ destinations: () => [{ name: "one", purpose: null, receive }] });
    dispatch(home);
    dispatch(signedIn, { id: "lead-4" });
    expect(receive.mock.calls).toEqual([
      [{ id: "made", event: home, visit }],
      [{ id: "lead-4", event: signedIn, visit }],
    ]);
  });

  it("asks for each destination's own purpose, at each event, and reports what was withheld", () => {
    const [own, ads, plain] = [diary("own", "own"), diary("ads", "advertising"), diary("plain")];
    let consent = { own: false, measurement: false, advertising: false };
    const onDispatched = vi.fn();
    const dispatch = dispatcher({
      destinations: () => [own, ads, plain],
      consent: () => consent,
      onDispatched,
    });
    dispatch(home);
    consent = { own: true, measurement: false, advertising: true };
    dispatch(signedIn);
    expect(own.received).toEqual([signedIn]);
    expect(ads.received).toEqual([signedIn]);
    expect(plain.received).toEqual([home, signedIn]);
    expect(onDispatched.mock.calls[0]).toEqual([
      { event: home, sentTo: ["plain"], withheld: ["own", "ads"] },
    ]);
  });

  it("sends an event only where it is asked to", () => {
    const [one, two] = [diary("one"), diary("two")];
    dispatcher({ destinations: () => [one, two] })(home, { only: ({ name }) => name === "two" });
    expect([one.received, two.received]).toEqual([[], [home]]);
  });

  it("lets a destination that throws, rejects or never answers do no harm", async () => {
    const last = diary("last");
    const onFailure = vi.fn(() => {
      throw new Error("even the listener");
    });
    const dispatch = dispatcher({
      destinations: () => [
        broken("throws", () => {
          throw new Error("no");
        }),
        broken("rejects", () => Promise.reject(new Error("no"))),
        broken("hangs", () => new Promise<void>(() => {})),
        last,
      ],
      onFailure,
    });
    expect(() => dispatch(home)).not.toThrow();
    expect(last.received).toHaveLength(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(onFailure.mock.calls.map(([name]: unknown[]) => name)).toEqual(["throws", "rejects"]);
  });

  it("is silent when not even the visit can be read", () => {
    const own = diary("own");
    const onFailure = vi.fn();
    const blocked = new Error("storage blocked");
    const parts = {
      destinations: () => [own],
      visit: () => {
        throw blocked;
      },
    };
    expect(() => dispatcher(parts)(home)).not.toThrow();
    dispatcher({ ...parts, onFailure })(home);
    expect(own.received).toEqual([]);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith("dispatcher", blocked);
  });
});

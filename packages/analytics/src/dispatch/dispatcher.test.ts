import { describe, expect, it, vi } from "vitest";
import type { SiteEvent, VisitFacts } from "../events/site-event.ts";
import type { Destination } from "./dispatcher.ts";
import { createDispatcher } from "./dispatcher.ts";

const visit: VisitFacts = {
  websiteSlug: "a-site",
  websiteId: "7",
  url: "https://dealer.example/",
  anonId: "a",
  sessionId: "s",
  browser: "Firefox",
  os: "Linux",
};

function diary(name: string, thirdParty = false): Destination & { received: SiteEvent[] } {
  const received: SiteEvent[] = [];
  return { name, thirdParty, received, receive: (event) => void received.push(event) };
}

const broken = (name: string, receive: Destination["receive"]) => ({ name, thirdParty: false, receive });

describe("createDispatcher", () => {
  it("reaches every destination, with the facts of the visit", () => {
    const receive = vi.fn();
    const dispatch = createDispatcher({
      destinations: [{ name: "one", thirdParty: false, receive }],
      mayTrackThirdParties: () => false,
      visit: () => visit,
    });
    dispatch({ name: "page_viewed" });
    expect(receive).toHaveBeenCalledExactlyOnceWith({ name: "page_viewed" }, visit);
  });

  it("keeps third parties out until the shopper agrees, and asks at each event", () => {
    const own = diary("own");
    const third = diary("third", true);
    let agreed = false;
    const dispatch = createDispatcher({
      destinations: [third, own],
      mayTrackThirdParties: () => agreed,
      visit: () => visit,
    });
    dispatch({ name: "page_viewed" });
    agreed = true;
    dispatch({ name: "text_us_opened" });
    expect(own.received).toHaveLength(2);
    expect(third.received).toEqual([{ name: "text_us_opened" }]);
  });

  it("lets a destination that throws, rejects or never answers do no harm", async () => {
    const last = diary("last");
    const onFailure = vi.fn(() => {
      throw new Error("even the listener");
    });
    const dispatch = createDispatcher({
      destinations: [
        broken("throws", () => {
          throw new Error("no");
        }),
        broken("rejects", () => Promise.reject(new Error("no"))),
        broken("hangs", () => new Promise<void>(() => {})),
        last,
      ],
      mayTrackThirdParties: () => true,
      visit: () => visit,
      onFailure,
    });
    expect(() => dispatch({ name: "page_viewed" })).not.toThrow();
    expect(last.received).toHaveLength(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(onFailure.mock.calls.map(([name]: unknown[]) => name)).toEqual(["throws", "rejects"]);
  });

  it("is silent when not even the visit can be read", () => {
    const own = diary("own");
    const onFailure = vi.fn();
    const blocked = new Error("storage blocked");
    const parts = {
      destinations: [own],
      mayTrackThirdParties: () => true,
      visit: () => {
        throw blocked;
      },
    };
    expect(() => createDispatcher(parts)({ name: "page_viewed" })).not.toThrow();
    createDispatcher({ ...parts, onFailure })({ name: "page_viewed" });
    expect(own.received).toEqual([]);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith("own", blocked);
  });
});

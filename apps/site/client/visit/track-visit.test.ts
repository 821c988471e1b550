// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { countLeadHere, track, visitPage } from "./track-visit.ts";
import type { VisitSetting } from "./visit-setting.ts";

const received = vi.hoisted((): string[] => []);
vi.mock("./visit-destinations.ts", () => ({
  visitDestinations: () => ({
    all: [
      {
        name: "here",
        purpose: null,
        receive: ({ event }: { event: { name: string } }) => void received.push(event.name),
      },
    ],
    consentChanged: () => {},
    trace: () => {},
    failed: () => {},
  }),
}));

const setting = {
  websiteSlug: "north",
  websiteId: "1",
  trackedNumbers: [],
  callingCode: "61",
  analytics: { measureSpeed: false },
  consent: { own: true, measurement: false, advertising: false, reason: "answered", ask: false },
  journey: { sessionMinutes: 30, queryParams: [], clickIds: [] },
} as unknown as VisitSetting;
const car = { id: "9", slug: "kia-rio-9", name: "Kia Rio", price: 9000 };

it("counts what was pressed before the visit had started once it has, after the view of its page", async () => {
  document.body.innerHTML = `<main data-page="car" data-facts='{"events":[]}'></main>`;
  track({ name: "favourite_added", car });
  countLeadHere({ name: "car_reserved", leadId: "7", form: null, car });
  expect(received).toEqual([]);
  visitPage("/cars/kia-rio-9", setting);
  await vi.waitFor(() => expect(received).toEqual(["page_viewed", "favourite_added", "car_reserved"]));
  track({ name: "favourite_removed", car });
  expect(received).toHaveLength(4);
});

import { describe, expect, it } from "vitest";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { demoContent } from "#server/testing/demo-content.ts";
import { chargingView } from "./charging-view.ts";
import { loadView } from "./load-view.ts";

const [australian, newZealand, american] = await Promise.all(
  ["harbourside", "kowhai", "lonestar"].map(async (dealer) =>
    tenantSite(await demoContent(dealer), new Date("2026-11-21T02:00:00Z")),
  ),
);
if (!australian || !newZealand || !american) throw new Error("A demo dealer is missing.");
const SEDAN = { fuel: "Electric", facts: { battery: 63, electric_range: 350, ac_charging: 11 } };

describe("chargingView", () => {
  it("says hours, energy and a year's cost, with all that it assumes", () => {
    expect(chargingView(SEDAN, australian)).toEqual({
      facts: [
        { label: "Empty to full at home", value: "about 10 hours" },
        { label: "From the socket", value: "20 kWh per 100 km" },
        { label: "Electricity for a year", value: "$792" },
      ],
      assumes: expect.stringMatching(/\$0\.33 a kWh, 12,000 km a year, 7 kW at home, 10 % lost/),
    });
  });

  it("adds New Zealand's road user charge, and counts in miles where the market does", () => {
    expect(chargingView(SEDAN, newZealand)?.facts.slice(3)).toEqual([
      { label: "Road user charge for a year", value: "$836" },
      { label: "Together", value: "$1,540" },
    ]);
    expect(chargingView(SEDAN, american)?.facts[1]?.value).toBe("20 kWh per 100 mi");
  });

  it("says nothing of other cars", () => {
    expect(chargingView({ fuel: "Petrol", facts: {} }, australian)).toBeNull();
    expect(chargingView({ ...SEDAN, fuel: "Plug-in Hybrid" }, australian)).toBeNull();
  });
});

describe("loadView", () => {
  it("numbers the metres of a body, and says it in words", () => {
    const view = loadView({ facts: { body_length: 6200, pallets: 10 } }, australian);
    expect(view?.marks.map(({ label }) => label)).toEqual(["0 m", "1", "2", "3", "4", "5", "6"]);
    expect(view?.text).toBe(
      "The body to scale: 6,200 mm long. 10 pallets of 1,165 mm, two beside each other.",
    );
  });

  it("numbers every third foot of an American one", () => {
    const view = loadView({ facts: { body_length: 96 } }, american);
    expect(view?.marks.map(({ label }) => label)).toEqual(["0 ft", "3", "6"]);
    expect(view?.text).toBe("The body to scale: 96 in long.");
  });
});

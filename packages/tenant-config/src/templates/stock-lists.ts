import type { StockPath } from "@forecourt/search";

/** The stock lists of a site, titled with what it sells: "Used trucks". */
export function stockLists(vehicles: string): readonly StockPath[] {
  return [
    { path: "new-used-and-demo-cars", title: `New, used and demo ${vehicles}`, scope: { kind: "all" } },
    { path: "new-used-and-demo-trucks", title: `New, used and demo ${vehicles}`, scope: { kind: "all" } },
    { path: "used-cars", title: `Used ${vehicles}`, scope: { kind: "conditions", conditions: ["used"] } },
    { path: "demo-cars", title: `Demo ${vehicles}`, scope: { kind: "conditions", conditions: ["demo"] } },
    { path: "new-cars", title: `New ${vehicles}`, scope: { kind: "conditions", conditions: ["new"] } },
    {
      path: "new-and-demo-cars",
      title: `New and demo ${vehicles}`,
      scope: { kind: "conditions", conditions: ["new", "demo"] },
    },
    {
      path: "rental-cars",
      title: `Rental ${vehicles}`,
      scope: { kind: "filters", filters: { item_type: ["Rental"] } },
    },
    {
      path: "subscription-cars",
      title: `Subscription ${vehicles}`,
      scope: { kind: "filters", filters: { item_type: ["Subscription"] } },
    },
  ];
}

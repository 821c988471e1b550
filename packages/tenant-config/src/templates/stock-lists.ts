import type { StockPath } from "@forecourt/search";

/** What a template lists besides what every site does. */
const OWN_LISTS = {
  trucks: (vehicles: string): StockPath => ({
    path: "new-used-and-demo-trucks",
    title: `New, used and demo ${vehicles}`,
    scope: { kind: "all" },
  }),
  rentals: (vehicles: string): StockPath => ({
    path: "rental-cars",
    title: `Rental ${vehicles}`,
    scope: { kind: "filters", filters: { item_type: ["Rental"] } },
  }),
  subscriptions: (vehicles: string): StockPath => ({
    path: "subscription-cars",
    title: `Subscription ${vehicles}`,
    scope: { kind: "filters", filters: { item_type: ["Subscription"] } },
  }),
};

/**
 * The stock lists of a site, titled with what it sells ("Used trucks"): those of every site, and the one of its own
 * template where it has one.
 */
export function stockLists(vehicles: string, own?: keyof typeof OWN_LISTS): readonly StockPath[] {
  return [
    ...(own === undefined ? [] : [OWN_LISTS[own](vehicles)]),
    {
      path: "new-used-and-demo-cars",
      // What is hired or subscribed to is not sold by its condition.
      title:
        own === "rentals" || own === "subscriptions" ? `All ${vehicles}` : `New, used and demo ${vehicles}`,
      scope: { kind: "all" },
    },
    { path: "used-cars", title: `Used ${vehicles}`, scope: { kind: "conditions", conditions: ["used"] } },
    { path: "demo-cars", title: `Demo ${vehicles}`, scope: { kind: "conditions", conditions: ["demo"] } },
    { path: "new-cars", title: `New ${vehicles}`, scope: { kind: "conditions", conditions: ["new"] } },
    {
      path: "new-and-demo-cars",
      title: `New and demo ${vehicles}`,
      scope: { kind: "conditions", conditions: ["new", "demo"] },
    },
  ];
}

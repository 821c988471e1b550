import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** A make that no demo dealer has, so that its list shows the two cars of this feed alone. */
export const MAKE = "Matra";
/** The car whose price changes, and the one that was sold. */
export const PRICED = "Rancho";
export const SOLD = "Murena";

/** A feed of two cars in a folder, written anew for each import. */
export interface FeedOfTwo {
  /** What `forecourt stock import` is called with. */
  importing(tenant: string): string[];
  write(cars: { price: number; soldAt: number | null }): void;
}

/** Makes the mapping, and the file once it is written. */
export function feedOfTwo(folder: string): FeedOfTwo {
  const [feed, mapping] = [join(folder, "two.csv"), join(folder, "two.json")];
  const fields = {
    make: "Make",
    model: "Model",
    car_type: "Condition",
    price: "Price",
    status: "Status",
    sold_date_timestamp: "Sold",
    stocknum: "Stock No",
  };
  writeFileSync(mapping, JSON.stringify({ name: "freshness", identity: { id: "Stock No" }, fields }));
  return {
    importing: (tenant) => ["stock", "import", feed, "--tenant", tenant, "--map", mapping],
    write: ({ price, soldAt }) => {
      const sold = soldAt === null ? "in_stock," : `sold,${new Date(soldAt).toISOString()}`;
      const lines = [
        "Stock No,Make,Model,Condition,Price,Status,Sold",
        `FRESH1,${MAKE},${PRICED},used,${price},in_stock,`,
        `FRESH2,${MAKE},${SOLD},used,9990,${sold}`,
      ];
      writeFileSync(feed, `${lines.join("\n")}\n`);
    },
  };
}

import type { StockRecord, StockWriter } from "../../../stock-index/stock-index.ts";

/** The half of a writer that changes the stock. */
export type StockWrites = Pick<StockWriter, "put" | "remove">;

type Change = { readonly put: readonly StockRecord[] } | { readonly remove: readonly string[] };

/** Changes in the order they came, held until it is certain that they should be made at all. */
export class HeldChanges {
  readonly #changes: Change[] = [];

  readonly writes: StockWrites = {
    put: async (records) => void this.#changes.push({ put: [...records] }),
    remove: async (ids) => void this.#changes.push({ remove: [...ids] }),
  };

  /** Makes the changes, the earliest first, letting go of each as it is made. */
  async sendTo(writes: StockWrites): Promise<void> {
    for (let change = this.#changes.shift(); change; change = this.#changes.shift()) {
      if ("put" in change) await writes.put(change.put);
      else await writes.remove(change.remove);
    }
  }
}

import { afterEach, describe } from "vitest";

/** A store over fresh storage; opened twice it is over the same data, until `discard`. */
export interface StoreUnderTest<Store> {
  open(): Promise<Store>;
  discard(): Promise<void>;
}

/** Where the storage cannot be had, `skipped` says why: the suite counts as skipped, never as passed. */
export interface StoreSuiteOptions {
  skipped?: string | null;
}

/** A contract suite of stores. `another` opens the store of the test that runs, and once more over the same data. */
export function describeStore<Store extends { migrate(): Promise<void>; close(): Promise<void> }>(
  title: string,
  make: () => StoreUnderTest<Store>,
  { skipped = null }: StoreSuiteOptions,
  tests: (another: () => Promise<Store>) => void,
): void {
  describe.skipIf(skipped !== null)(`${title}${skipped === null ? "" : ` (skipped: ${skipped})`}`, () => {
    let current: StoreUnderTest<Store> | null = null;
    const opened: Store[] = [];
    afterEach(async () => {
      for (const store of opened.splice(0)) await store.close();
      await current?.discard();
      current = null;
    });
    tests(async () => {
      current ??= make();
      const store = await current.open();
      opened.push(store);
      await store.migrate();
      return store;
    });
  });
}

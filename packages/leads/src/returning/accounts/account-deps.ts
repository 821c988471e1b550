import type { AccountStore } from "./account-store.ts";
import type { RandomSource } from "./secret-text.ts";

/** What sign-ins and sessions are made with. */
export interface AccountDeps {
  store: AccountStore;
  /** Epoch milliseconds. */
  now: () => number;
  random: RandomSource;
}

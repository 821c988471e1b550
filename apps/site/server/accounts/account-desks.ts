import { randomBytes } from "node:crypto";
import {
  type AccountDeps,
  type SessionDesk,
  sessionDesk,
  type SignInDesk,
  signInDesk,
} from "@forecourt/leads/returning";
import type { Wiring } from "#host/wiring/wiring.ts";

/** What accounts are read and changed with. */
export type AccountParts = Pick<Wiring, "accounts" | "now">;

const depsOf = ({ accounts, now }: AccountParts): AccountDeps => ({
  store: accounts,
  now: () => now().getTime(),
  random: randomBytes,
});

export const signInsOf = (wiring: AccountParts): SignInDesk => signInDesk(depsOf(wiring));

export const sessionsOf = (wiring: AccountParts): SessionDesk => sessionDesk(depsOf(wiring));

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

/** The sign-ins of this process. */
export const signInsOf = (wiring: AccountParts): SignInDesk => signInDesk(depsOf(wiring));

/** The sessions of this process. */
export const sessionsOf = (wiring: AccountParts): SessionDesk => sessionDesk(depsOf(wiring));

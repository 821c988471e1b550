import "server-only";
import { randomBytes } from "node:crypto";
import {
  type AccountDeps,
  type SessionDesk,
  sessionDesk,
  type SignInDesk,
  signInDesk,
} from "@forecourt/leads/accounts";
import type { Wiring } from "#server/wiring/wiring.ts";

const depsOf = ({ accounts, now }: Wiring): AccountDeps => ({
  store: accounts,
  now: () => now().getTime(),
  random: randomBytes,
});

/** The sign-ins of this process. */
export const signInsOf = (wiring: Wiring): SignInDesk => signInDesk(depsOf(wiring));

/** The sessions of this process. */
export const sessionsOf = (wiring: Wiring): SessionDesk => sessionDesk(depsOf(wiring));

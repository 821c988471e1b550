import "server-only";
import { rateLimit } from "#server/limits/rate-limit.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { deskUsers, isPassword } from "./desk-users.ts";
import { useSignInCode } from "./sign-in-links.ts";

const WINDOW_MS = 15 * 60_000;
/** Of one name from one network, so that a stranger's tries do not lock a person out of their own. */
const OF_NAME = rateLimit({ name: "desk-sign-in", times: 5, windowMs: WINDOW_MS });
const OF_ADDRESS = rateLimit({ name: "desk-sign-in-address", times: 20, windowMs: WINDOW_MS });

/** Who is signed in and by what, or why not: `wrong` says no more, `wait` after too many tries. */
export type DeskSignIn =
  | { ok: true; name: string; by: "link" | "password" }
  | { ok: false; problem: "wrong" | "wait" };

/** Checks a link's code, or a name and password. */
export async function signInAtDesk(
  wiring: Pick<Wiring, "counters" | "dataDirectory" | "now">,
  given: { code: string; name: string; password: string; address: string | null },
): Promise<DeskSignIn> {
  const waits = [
    await OF_ADDRESS.take(wiring, given.address),
    given.code === "" ? await OF_NAME.take(wiring, `${given.address ?? ""} ${given.name}`) : null,
  ];
  if (waits.some((wait) => wait !== null)) return { ok: false, problem: "wait" };
  const users = deskUsers(wiring.dataDirectory);
  if (given.code !== "") {
    const name = await useSignInCode(wiring.dataDirectory, given.code, wiring.now().getTime());
    const user = name === null ? null : await users.get(name);
    return user ? { ok: true, name: user.name, by: "link" } : { ok: false, problem: "wrong" };
  }
  const user = await users.get(given.name);
  const matches = await isPassword(given.password, user?.password ?? null);
  return user && matches ? { ok: true, name: user.name, by: "password" } : { ok: false, problem: "wrong" };
}

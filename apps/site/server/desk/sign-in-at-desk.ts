import { randomUUID } from "node:crypto";
import { rateLimit } from "#server/limits/rate-limit.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { deskUsers, isPassword, type StoredUser } from "./desk-users.ts";
import { useSignInCode } from "./sign-in-links.ts";

const WINDOW_MS = 15 * 60_000;
/** Of one name from one network, so that a stranger's tries do not lock a person out of their own. */
const OF_NAME = rateLimit({ name: "desk-sign-in", times: 5, windowMs: WINDOW_MS });
const OF_ADDRESS = rateLimit({ name: "desk-sign-in-address", times: 20, windowMs: WINDOW_MS });

const OF_MAIL = rateLimit({ name: "desk-lock-out-mail", times: 1, windowMs: WINDOW_MS });

/** Who is signed in and by what, or why not: `wrong` says no more, `wait` after too many tries. */
export type DeskSignIn =
  | { ok: true; name: string; by: "link" | "password" }
  | { ok: false; problem: "wrong" | "wait" };

/** Whether a person at an address may try to sign in once more; every try counts. */
export const mayTrySignIn = async (
  wiring: Pick<Wiring, "counters">,
  address: string | null,
): Promise<boolean> => (await OF_ADDRESS.take(wiring, address)) === null;

/** Checks a link's code, or a name and password. */
export async function signInAtDesk(
  wiring: Pick<Wiring, "counters" | "dataDirectory" | "now" | "mailer" | "log">,
  given: { code: string; name: string; password: string; address: string | null },
): Promise<DeskSignIn> {
  const users = deskUsers(wiring.dataDirectory);
  const mayTry = await mayTrySignIn(wiring, given.address);
  const wait = given.code === "" ? await OF_NAME.take(wiring, `${given.address ?? ""} ${given.name}`) : null;
  if (wait !== null) await mailLockOut(wiring, await users.get(given.name));
  if (!mayTry || wait !== null) return { ok: false, problem: "wait" };
  if (given.code !== "") {
    const name = await useSignInCode(wiring.dataDirectory, given.code, wiring.now().getTime());
    const user = name === null ? null : await users.get(name);
    return user ? { ok: true, name: user.name, by: "link" } : { ok: false, problem: "wrong" };
  }
  const user = await users.get(given.name);
  const matches = await isPassword(given.password, user?.password ?? null);
  return user && matches ? { ok: true, name: user.name, by: "password" } : { ok: false, problem: "wrong" };
}

/** A person whose name is an e-mail address is written to, once a window. */
async function mailLockOut(
  wiring: Pick<Wiring, "counters" | "now" | "mailer" | "log">,
  user: StoredUser | null,
): Promise<void> {
  if (!user?.name.includes("@") || (await OF_MAIL.take(wiring, user.name)) !== null) return;
  const date = wiring.now();
  const text =
    "Five wrong passwords were given for your name at the desk, so no further try from that address is taken for a quarter of an hour. If it was not you, write to your platform's operator.";
  const sent = await wiring.mailer.send({
    key: `desk-lock-out.${randomUUID()}`,
    to: user.name,
    fromName: "Forecourt desk",
    subject: "Wrong passwords for your name at the desk",
    text,
    html: `<p>${text}</p>`,
    date,
    headers: {},
  });
  if (!sent.ok) wiring.log.warn({ problem: sent.problem }, "the mail about a lock-out was not sent");
}

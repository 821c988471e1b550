import type { Account, Session } from "./account.ts";
import type { AccountDeps } from "./account-deps.ts";
import { hashSecret, isSameHash, randomText, type RandomSource } from "./secret-text.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A session that is not used for so long is over. */
export const SESSION_IDLE_MS = 30 * DAY_MS;
/** A session is over after so long, used or not. */
export const SESSION_LIFE_MS = 90 * DAY_MS;
/** A secret is replaced when it is so old. */
const SECRET_AGE_MS = DAY_MS;
/** For so long the secret before it is taken too: requests of the same page were under way with it. */
const GRACE_MS = MINUTE_MS;
const SEEN_EVERY_MS = HOUR_MS;

/** Who a browser is signed in as. `secret` is the cookie's new value, when it has changed. */
export interface OpenSession {
  account: Account;
  sessionId: string;
  secret: string | null;
}

/** The sessions of signed-in browsers. */
export interface SessionDesk {
  /**
   * Whose session a cookie opens; null for one that is over, forged or another tenant's. With `canRotate` an old secret
   * is replaced. A secret that was replaced a while ago has been stolen from either side, so its session ends.
   */
  read(tenant: string, cookie: string, options: { canRotate: boolean }): Promise<OpenSession | null>;
  /** Ends the session of a cookie, or with `everywhere` all of its account. */
  end(tenant: string, cookie: string, options: { everywhere: boolean }): Promise<void>;
}

/** A new session with its secret; the secret is never one that a browser brought. */
export function openedSession(
  { tenant, accountId, at }: { tenant: string; accountId: string; at: number },
  random: RandomSource,
): { session: Session; secret: string } {
  const id = randomText(random);
  const part = randomText(random, 32);
  const session: Session = {
    tenant,
    id,
    accountId,
    secretHash: hashSecret(part),
    previousHash: null,
    rotatedAt: at,
    createdAt: at,
    seenAt: at,
  };
  return { session, secret: `${id}.${part}` };
}

/** A session's id and the secret that proves it. */
function partsOf(cookie: string): { id: string; part: string } | null {
  const [, id, part] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookie) ?? [];
  return id === undefined || part === undefined ? null : { id, part };
}

/**
 * Reads and ends sessions.
 *
 * @example
 * const open = await sessionDesk({ store, now: Date.now, random: randomBytes }).read(tenant, cookie, { canRotate: true });
 */
export function sessionDesk({ store, now, random }: AccountDeps): SessionDesk {
  async function sessionOf(tenant: string, cookie: string): Promise<Session | null> {
    const parts = partsOf(cookie);
    const session = parts && (await store.session(tenant, parts.id));
    if (!parts || !session) return null;
    const at = now();
    const hash = hashSecret(parts.part);
    const isNow = isSameHash(hash, session.secretHash);
    const wasBefore = session.previousHash !== null && isSameHash(hash, session.previousHash);
    const isOver = at >= session.createdAt + SESSION_LIFE_MS || at >= session.seenAt + SESSION_IDLE_MS;
    if (!isOver && (isNow || (wasBefore && at < session.rotatedAt + GRACE_MS))) return session;
    await store.endSession(tenant, session.id);
    return null;
  }

  /** Writes down that a session is used, with a new secret where it is time for one. */
  async function use(session: Session, cookie: string, canRotate: boolean): Promise<string | null> {
    const at = now();
    const isNow = isSameHash(hashSecret(partsOf(cookie)?.part ?? ""), session.secretHash);
    const rotates = canRotate && isNow && at >= session.rotatedAt + SECRET_AGE_MS;
    if (!rotates && at < session.seenAt + SEEN_EVERY_MS) return null;
    const part = randomText(random, 32);
    const next: Session = rotates
      ? {
          ...session,
          secretHash: hashSecret(part),
          previousHash: session.secretHash,
          rotatedAt: at,
          seenAt: at,
        }
      : { ...session, seenAt: at };
    // Another request of the same moment may have been faster; its secret is on its way to the browser.
    const isWritten = await store.changeSession(next, session.secretHash);
    return rotates && isWritten ? `${session.id}.${part}` : null;
  }

  return {
    read: async (tenant, cookie, { canRotate }) => {
      const session = await sessionOf(tenant, cookie);
      const account = session && (await store.account(tenant, session.accountId));
      if (!session || !account) return null;
      return { account, sessionId: session.id, secret: await use(session, cookie, canRotate) };
    },
    end: async (tenant, cookie, { everywhere }) => {
      const session = await sessionOf(tenant, cookie);
      if (!session) return;
      if (everywhere) await store.endSessions(tenant, session.accountId);
      else await store.endSession(tenant, session.id);
    },
  };
}

import { randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { forgetCookie, readSignedCookie, writeSignedCookie } from "#host/http/response/site-cookies.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { deskUsers, userOf } from "./desk-users.ts";
import type { DeskUser } from "./roles.ts";

/** What a session is read and written with. */
export type SessionParts = Pick<Wiring, "cookieKey" | "now" | "dataDirectory">;

/** Somebody who is signed in at the desk. */
export interface DeskSession {
  user: DeskUser;
  /** Epoch milliseconds. */
  signedInAt: number;
  /** Stands in every form of the desk, so that no other page can send one. */
  token: string;
}

const COOKIE = "fc-desk";
const LIFE_SECONDS = 8 * 3600;
const FRESH_MS = 10 * 60_000;
const cookieSchema = z.object({ name: z.string(), at: z.number(), token: z.string() });

/** The session of the request's cookie; null without one, after its end, and for a person whose sessions were ended. */
export async function readDeskSession(parts: SessionParts): Promise<DeskSession | null> {
  const text = await readSignedCookie(parts, COOKIE);
  if (text === null) return null;
  const { name, at, token } = cookieSchema.parse(JSON.parse(text));
  const stored = await deskUsers(parts.dataDirectory).get(name);
  return stored && at >= stored.sessionsFrom ? { user: userOf(stored), signedInAt: at, token } : null;
}

/** Signs a person in, for route handlers. */
export const beginDeskSession = (parts: SessionParts, name: string): Promise<void> =>
  writeSignedCookie(
    parts,
    COOKIE,
    JSON.stringify({ name, at: parts.now().getTime(), token: randomBytes(18).toString("base64url") }),
    LIFE_SECONDS,
  );

/** Signs the person out here and everywhere else, for route handlers. */
export async function endDeskSessions(parts: SessionParts, name: string): Promise<void> {
  const users = deskUsers(parts.dataDirectory);
  const stored = await users.get(name);
  if (stored) await users.save({ ...stored, sessionsFrom: parts.now().getTime() + 1 });
  await forgetCookie(COOKIE);
}

/** Whether a person signed in so short a time ago that they may do what cannot be undone. */
export const isFresh = ({ signedInAt }: DeskSession, now: Date): boolean =>
  now.getTime() - signedInAt < FRESH_MS;

/** Whether a form was sent from a page of this session. */
export function isOwnForm({ token }: DeskSession, given: string): boolean {
  const [own, sent] = [Buffer.from(token), Buffer.from(given)];
  return own.length === sent.length && timingSafeEqual(own, sent);
}

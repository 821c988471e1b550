import { hashSecret, randomText, type RandomSource } from "../accounts/secret-text.ts";
import type { Alert, AlertFrequency, AlertSubject, Subscriber } from "./alert.ts";
import type { AlertStore } from "./alert-store.ts";
import { contactKeys } from "../../enquiry/store/contact-keys.ts";

/** What alerts are made with. */
export interface AlertDeps {
  store: AlertStore;
  /** Epoch milliseconds. */
  now: () => number;
  random: RandomSource;
}

/** Alerts one shopper may have at one dealer. */
export const MAX_ALERTS = 50;
/** How long the link that proves an address works. */
const CONFIRM_MS = 7 * 86_400_000;
const MAX_NAME = 80;

/** What a shopper wants to hear of. */
export interface AlertWanted {
  tenant: string;
  email: string;
  name: string;
  subject: AlertSubject;
  frequency: AlertFrequency;
  locale: string;
  /** The words beside the button, and the page they stood on. */
  consent: { text: string; page: string | null };
  /** The shopper is signed in with this very address. */
  isProven: boolean;
}

/**
 * `link` proves the address and goes into a mail; null where nothing is to be proven: the shopper is signed in, or has
 * this alert already.
 */
export type AlertResult =
  | { ok: true; alert: Alert; subscriber: Subscriber; isRepeated: boolean; link: string | null }
  | { ok: false; problem: "full" };

/**
 * Stores an alert. Nothing else is mailed before the address is proven, by a link in a first mail or by a session: typing
 * another person's address causes one mail that asks.
 *
 * @example
 * const result = await askForAlert({ store, now: Date.now, random: randomBytes }, wanted);
 */
export async function askForAlert(
  { store, now, random }: AlertDeps,
  wanted: AlertWanted,
): Promise<AlertResult> {
  const { tenant, subject, frequency, locale, consent, isProven } = wanted;
  const at = now();
  const email = wanted.email.trim();
  const link = isProven ? null : randomText(random, 32);
  const subscriber: Subscriber = {
    tenant,
    id: randomText(random),
    email,
    emailKey: contactKeys(tenant, { email, phone: null, phoneE164: null }).email ?? "",
    token: randomText(random, 32),
    createdAt: at,
  };
  const alert: Alert = {
    tenant,
    id: randomText(random),
    subscriberId: subscriber.id,
    name: shortName(wanted.name),
    subject,
    frequency,
    locale,
    state: isProven ? "active" : "pending",
    consent: {
      ...consent,
      at,
      provenBy: isProven ? "session" : null,
      provenAt: isProven ? at : null,
    },
    createdAt: at,
  };
  const confirmation = link === null ? null : { hash: hashSecret(link), expiresAt: at + CONFIRM_MS };
  const saved = await store.subscribe({ alert, subscriber, confirmation }, { most: MAX_ALERTS });
  if (!saved.ok) return saved;
  const isRepeated = saved.outcome === "repeated";
  return {
    ok: true,
    alert: saved.alert,
    subscriber: saved.subscriber,
    isRepeated,
    link: isRepeated ? null : link,
  };
}

/** A name in one line of at most 80 characters. */
export const shortName = (text: string): string =>
  Array.from(text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim())
    .slice(0, MAX_NAME)
    .join("");

import {
  type ConsentAnswer,
  type ConsentDecision,
  parseConsentAnswer,
  printConsentAnswer,
  requestPrivacyControl,
  resolveConsent,
} from "@forecourt/analytics/consent";
import { headers } from "next/headers";
import { readCookie, writeCookie } from "#host/http/response/site-cookies.ts";

/** What this browser has answered. */
const COOKIE = "fc-consent";

/** Half a year; then it is asked again. */
const LIFE_SECONDS = 180 * 24 * 60 * 60;

/** Keeps an answer in the shopper's browser, for route handlers. */
export const keepConsentAnswer = (answer: NonNullable<ConsentAnswer>): Promise<void> =>
  writeCookie(COOKIE, printConsentAnswer(answer), LIFE_SECONDS);

/** What this request's shopper has agreed to, under the tenant's rule. */
export async function shopperConsent(rule: "ask" | "notice" | "implied"): Promise<ConsentDecision> {
  return resolveConsent({
    rule,
    answer: parseConsentAnswer(await readCookie(COOKIE)),
    privacyControl: requestPrivacyControl((await headers()).get("sec-gpc")),
  });
}

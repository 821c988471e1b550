import { isEmailAddress } from "@forecourt/leads";
import { SIGN_IN_INTERVAL_MS, SIGN_IN_MS } from "@forecourt/leads/returning";
import { wording } from "@forecourt/tenant-config";
import { href, withQuery } from "@forecourt/tenant-config/routes";
import { clientInfo } from "#host/http/caller/client-info.ts";
import { errorResponse } from "#host/http/response/error-response.ts";
import { ownPage } from "#host/http/response/own-page.ts";
import { rateLimit } from "#server/limits/rate-limit.ts";
import { readBody } from "#host/http/body/request-body.ts";
import { requestOrigin } from "#host/http/caller/request-origin.ts";
import { sendMail } from "#server/mails/send-mail.ts";
import { keepChallengeCookie } from "./account-cookies.ts";
import { signInsOf } from "./account-desks.ts";
import { privateResponse, seeOther } from "#host/http/response/private-response.ts";
import type { SiteHandler } from "#server/tenants/tenant-route.ts";
import { signInBody } from "#server/api/calls/request-bodies.ts";

/** One address asks for codes for a household; a program asks for everybody's. */
const limit = rateLimit({ name: "sign-ins", times: 20, windowMs: 10 * 60_000 });

/** Mails to one address from one network: its owner does not need more, and a stranger sends no more. */
const mailed = rateLimit({ name: "sign-in-mails", times: 5, windowMs: 10 * 60_000 });

type Problem = "email" | "later" | "mail" | "sent";

/**
 * Mails a code and a link to whatever address was typed. An account is neither looked for nor made here, so that a known
 * and an unknown address get the same response after the same work.
 */
export const beginSignIn: SiteHandler = async (request, content, wiring, site) => {
  const words = wording(site.config).mails;
  const body = await readBody(request, 5_000);
  const parsed = signInBody.safeParse(body?.fields);
  if (!body || !parsed.success) return errorResponse(400, "An email was expected.");
  const { type } = parsed.data;
  const email = parsed.data.email.trim();
  const redirect = ownPage(parsed.data.redirect, site) ?? href("garage", {}, site) ?? href("home", {}, site);
  const page = (query: Record<string, string>): string =>
    withQuery(href("sign-in", {}, site) ?? href("home", {}, site), {
      ...query,
      ...(type === undefined ? {} : { type }),
      redirect,
    });
  const refused = (problem: Problem, status: number, error: string, headers = {}): Response =>
    body.kind === "json" ? errorResponse(status, error, headers) : seeOther(page({ problem }));

  const { address } = clientInfo(request);
  const wait = await limit.take(wiring, address);
  if (wait !== null) return refused("later", 429, words.tooOften, { "retry-after": String(wait) });
  if (!isEmailAddress(email)) return refused("email", 422, words.invalidEmail);
  const again = (seconds: number): Response =>
    refused("sent", 429, words.alreadySent, { "retry-after": String(seconds) });
  const waitOfBoth = await mailed.take(wiring, `${content.slug} ${address ?? ""} ${email.toLowerCase()}`);
  if (waitOfBoth !== null) return again(waitOfBoth);
  const notNow = (): Response => refused("mail", 503, words.notSent, { "retry-after": "30" });
  if (!(await wiring.databaseHasRoom())) return notNow();
  const begun = await signInsOf(wiring).begin({ tenant: content.slug, email, redirect });
  if (!begun.ok) return again(SIGN_IN_INTERVAL_MS / 1000);
  const minutes = SIGN_IN_MS / 60_000;
  // Where the shopper wanted to go is stored with the sign-in: it may hold a stranger's words, and no mail carries those.
  const signIn = withQuery(href("sign-in", {}, site) ?? href("home", {}, site), { link: begun.link });
  const link = `${requestOrigin(request, site.config.site.url)}${signIn}`;
  const sent = await sendMail(wiring, site.config, {
    key: `sign-in.${content.slug}.${begun.challenge.slice(0, 12)}`,
    to: email,
    subject: words.codeSubject(begun.code),
    parts: [
      { kind: "text", text: words.codeText({ code: begun.code, minutes }) },
      { kind: "code", text: begun.code },
      { kind: "text", text: words.linkText },
      { kind: "button", label: words.signIn, href: link },
      { kind: "text", text: words.notYou, quiet: true },
    ],
  });
  if (!sent) return notNow();
  await keepChallengeCookie(begun.challenge);
  wiring.log.info({ tenant: content.slug }, "sign-in begun");
  return body.kind === "json"
    ? privateResponse({ message: words.codeSent({ email, minutes }) }, 202)
    : seeOther(page({ step: "code" }));
};

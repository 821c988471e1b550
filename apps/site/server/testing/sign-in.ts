import { expect } from "vitest";
import { POST as begin } from "../../app/api/auth/code/route.ts";
import { POST as finish } from "../../app/api/auth/session/route.ts";
import type { SentMails } from "./sent-mails.ts";
import type { TestBrowser } from "./test-browser.ts";

/** The code of the newest mail to an address. */
export const codeFor = (mails: SentMails, email: string): string =>
  /\b\d{6}\b/.exec(mails.to(email).subject)?.[0] ?? "";

/** Signs a browser in by the code that its shopper is mailed. */
export async function signIn(browser: TestBrowser, mails: SentMails, email: string): Promise<TestBrowser> {
  await browser.json(begin, { email });
  expect((await browser.json(finish, { code: codeFor(mails, email) })).status).toBe(200);
  return browser;
}

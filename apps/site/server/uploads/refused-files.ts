import {
  type CookieSigner,
  forgetCookie,
  readCookie,
  readSignedCookie,
  writeSignedCookie,
} from "#host/http/response/site-cookies.ts";

const COOKIE = "fc-refused-files";
const MAX_LENGTH = 1500;
const LIFE_SECONDS = 60;

/** Tells the next page which files could not be added. Names of files are the shopper's own and stay off addresses. */
export async function passOnRefusedFiles(signer: CookieSigner, refused: readonly string[]): Promise<void> {
  // What an earlier form had to do without is no news of this one.
  if (refused.length === 0) return (await readCookie(COOKIE)) === null ? undefined : forgetCookie(COOKIE);
  const messages = [...refused];
  while (messages.length > 1 && encodeURIComponent(JSON.stringify(messages)).length > MAX_LENGTH)
    messages.pop();
  const text = JSON.stringify(messages);
  if (encodeURIComponent(text).length <= MAX_LENGTH)
    await writeSignedCookie(signer, COOKIE, text, LIFE_SECONDS);
}

/** The sentences about files the lead just sent had to do without. */
export async function refusedFiles(signer: CookieSigner): Promise<string[]> {
  const text = await readSignedCookie(signer, COOKIE);
  if (text === null) return [];
  const messages: unknown = JSON.parse(text);
  return Array.isArray(messages) ? messages.filter((message) => typeof message === "string") : [];
}

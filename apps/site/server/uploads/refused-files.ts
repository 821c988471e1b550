import "server-only";
import type { RefusedFile } from "@forecourt/leads/uploads";
import { cookies } from "next/headers";

const COOKIE = "fc-refused-files";
const LONGEST = 1500;

/** Tells the next page which files could not be added. Names of files are the shopper's own and stay off addresses. */
export function refusedFilesCookie(refused: readonly RefusedFile[]): string {
  const messages = refused.map(({ message }) => message);
  while (messages.length > 1 && encodeURIComponent(JSON.stringify(messages)).length > LONGEST) messages.pop();
  const text = encodeURIComponent(JSON.stringify(messages));
  return `${COOKIE}=${text.length > LONGEST ? "" : text}; Path=/success; Max-Age=60; HttpOnly; SameSite=Lax`;
}

/** The sentences about files the lead just sent had to do without. */
export async function refusedFiles(): Promise<string[]> {
  const text = (await cookies()).get(COOKIE)?.value;
  if (!text) return [];
  try {
    const messages: unknown = JSON.parse(decodeURIComponent(text));
    return Array.isArray(messages) ? messages.filter((message) => typeof message === "string") : [];
  } catch {
    return [];
  }
}

import type { ReceivedFile } from "./read-body.ts";

const headersOf = (text: string): string =>
  text.slice(0, text.indexOf("\r\n\r\n")).replaceAll(/\r\n\s+/g, " ");
const match = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? "";

/** A mail as its reader has it; the text is that of all its parts. */
export interface ReadMail {
  text: string;
  files: readonly ReceivedFile[];
}

/**
 * Reads a mail and its attachments as a mail program does; null for a text that is no whole mail: without its key, or with a
 * part that is cut off, nameless or empty.
 */
export function readMail(mail: string): ReadMail | null {
  const text = mail.replaceAll("=\r\n", "");
  const head = headersOf(mail);
  if (!/^X-Lead-Key: \S+/m.test(head) || !/^To: \S+/m.test(head)) return null;
  const boundary = match(/^Content-Type: multipart\/mixed;\s*boundary="([^"]+)"/m, head);
  if (boundary === "") return { text, files: [] };
  const [, ...parts] = mail.split(`\r\n--${boundary}`);
  if (parts.pop()?.startsWith("--") !== true) return null;
  const files = parts
    .map((part) => ({ head: headersOf(part), body: part.slice(part.indexOf("\r\n\r\n") + 4) }))
    .filter((part) => /^Content-Disposition: attachment/m.test(part.head))
    .map(({ head: about, body }) => ({
      name: match(/^Content-Disposition:.*filename="?([^";]+?)"?(?:;|$)/m, about),
      type: match(/^Content-Type: ([^;\s]+)/m, about),
      content: /^Content-Transfer-Encoding: base64/m.test(about)
        ? Buffer.from(body, "base64")
        : Buffer.from(body),
    }));
  return files.every(({ name, type, content }) => name !== "" && type !== "" && content.length > 0)
    ? { text, files }
    : null;
}

import type { SentLead } from "@forecourt/leads/browser";
import { fileKey, type FormUpload } from "../fields/form-upload.ts";

/** Sends the lead with some of its files; all but the last time as an unfinished one, whose id the next call carries. */
export type SendPart = (part: {
  readonly files: readonly File[];
  readonly finished: boolean;
  readonly leadId: string | null;
  readonly fetch: typeof fetch;
}) => Promise<SentLead>;

/**
 * Sends the files of one form, each in a call of its own and the last with the finished lead. What has arrived is not sent
 * again when the shopper tries again, so a cut connection costs one file and not all of them.
 */
export function fileSender(onUpload: (upload: FormUpload) => void) {
  const received = new Set<string>();
  let leadId: string | null = null;
  return async (files: readonly [File, ...File[]], send: SendPart): Promise<SentLead> => {
    const unsent = files.filter((file) => !received.has(fileKey(file)));
    // A finished lead goes with a file, else it would say that it has none.
    const waiting = unsent.length > 0 ? unsent : files.slice(-1);
    const total = Math.max(1, bytesOf(waiting));
    const show = (gone: number | null): void =>
      onUpload({ percent: gone === null ? null : Math.floor((gone / total) * 100), received: [...received] });
    const sendFile = (file: File, gone: number, finished: boolean): Promise<SentLead> =>
      send({
        files: [file],
        finished,
        leadId,
        fetch: fetchWithProgress((share) => show(gone + share * file.size)),
      });
    show(0);
    try {
      for (const [index, file] of waiting.slice(0, -1).entries()) {
        const sent = await sendFile(file, bytesOf(waiting.slice(0, index)), false);
        if (!sent.ok) return sent;
        ({ leadId } = sent);
        received.add(fileKey(file));
      }
      const last = waiting.at(-1) ?? files[0];
      return await sendFile(last, bytesOf(waiting) - last.size, true);
    } finally {
      show(null);
    }
  };
}

const bytesOf = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** Sends a form's files, and the lead with them. */
export type FileSender = ReturnType<typeof fileSender>;

/**
 * `fetch` for a body that takes long to send: an XMLHttpRequest is the only way a browser says how much of it has gone.
 * Calls back with a share from 0 to 1.
 */
const fetchWithProgress =
  (onProgress: (share: number) => void): typeof fetch =>
  (url, { method = "GET", headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url instanceof Request ? url.url : url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      );
      request.addEventListener("load", () =>
        resolve(
          new Response(request.responseText, { status: request.status, statusText: request.statusText }),
        ),
      );
      request.addEventListener("error", () => reject(new TypeError("The request failed.")));
      request.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      if (signal?.aborted) return reject(new DOMException("Aborted", "AbortError"));
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      request.send(body instanceof FormData || typeof body === "string" ? body : null);
    });

import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { processWide } from "#host/process/process-wide.ts";

/** Set by the desk's own listener over whatever a client sends; its value is known to this process alone. */
const DESK_HEADER = "x-forecourt-desk";
/** Sent by this process to its own desk for a page of a site as it is, or as its draft makes it. */
const PREVIEW_HEADER = "x-forecourt-preview";
const secret = processWide("desk secret", () => randomUUID());

export function markDeskRequest(request: IncomingMessage): void {
  request.headers[DESK_HEADER] = secret.current;
}

/** Whether a request came in at the desk's listener; nothing a client of the public listener sends makes it so. */
export const isDeskRequest = (headers: Headers): boolean => headers.get(DESK_HEADER) === secret.current;

/** A site as it is, or as its draft makes it. */
export type PreviewOf = "now" | "draft";

/** What a request of this process for a page's preview is sent with. */
export const previewHeaders = (of: PreviewOf): Record<string, string> => ({
  [PREVIEW_HEADER]: `${secret.current} ${of}`,
});

/** Which preview a request of this process is for; null for all other requests. */
export function previewOf(headers: Headers): PreviewOf | null {
  const given = headers.get(PREVIEW_HEADER);
  return given === null
    ? null
    : ((["now", "draft"] as const).find((of) => previewHeaders(of)[PREVIEW_HEADER] === given) ?? null);
}

import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { processWide } from "#host/process/process-wide.ts";

/** Set by the desk's own listener over whatever a client sends; its value is known to this process alone. */
const DESK_HEADER = "x-forecourt-desk";
const secret = processWide("desk secret", () => randomUUID());

/** Marks a request that came in at the desk's listener. */
export function markDeskRequest(request: IncomingMessage): void {
  request.headers[DESK_HEADER] = secret.current;
}

/** Whether a request came in at the desk's listener; nothing a client of the public listener sends makes it so. */
export const isDeskRequest = (headers: Headers): boolean => headers.get(DESK_HEADER) === secret.current;

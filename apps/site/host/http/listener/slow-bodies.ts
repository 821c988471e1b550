import type { IncomingMessage } from "node:http";

/** How long a body may take, from its headers to its last byte. */
export interface BodyTimes {
  /** Milliseconds for any body. */
  bodyMs: number;
  /** An upload gets more while it comes at least this fast, but never more than `uploadMs` in all. */
  uploadBytesPerSecond: number;
  uploadMs: number;
}

/** A body of which some has come. */
export interface ComingBody {
  upload: boolean;
  bytes: number;
}

/**
 * Milliseconds a body has, after so many bytes of it have come: a minute, and for an upload as much more as its bytes
 * need at the slowest speed that is waited for. A photograph over a poor phone link arrives; a connection that only
 * drips is cut after a minute.
 *
 * @example
 * bodyTime({ upload: true, bytes: 3_200_000 }, times) // 160,000: a minute, and 100 s at 32 KB/s
 */
export const bodyTime = (
  { upload, bytes }: ComingBody,
  { bodyMs, uploadBytesPerSecond, uploadMs }: BodyTimes,
): number => (upload ? Math.min(uploadMs, bodyMs + (bytes / uploadBytesPerSecond) * 1000) : bodyMs);

/** Watches bodies that are coming. */
export interface SlowBodies {
  watch(request: IncomingMessage, upload: boolean): void;
  /** Cuts every body that has had its time. */
  sweep(): void;
}

/** Watches bodies by a clock in milliseconds; `cut` responds and ends the connection of one that is too slow. */
export function slowBodies(
  times: BodyTimes,
  now: () => number,
  cut: (request: IncomingMessage) => void,
): SlowBodies {
  const coming = new Map<IncomingMessage, { upload: boolean; began: number; before: number }>();
  return {
    watch: (request, upload) => {
      coming.set(request, { upload, began: now(), before: request.socket.bytesRead });
      request.once("close", () => coming.delete(request));
    },
    sweep: () => {
      for (const [request, { upload, began, before }] of coming) {
        const bytes = request.socket.bytesRead - before;
        if (request.complete) coming.delete(request);
        else if (now() - began > bodyTime({ upload, bytes }, times)) {
          coming.delete(request);
          cut(request);
        }
      }
    },
  };
}

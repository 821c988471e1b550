import { createHash } from "node:crypto";

/** How long a program may keep a file before it requests it again. */
const KEEP = "public, max-age=3600";

interface MachineFile {
  readonly contentType: string;
  /** What the file is made of, so that an unchanged one need not be sent again; left out, its text is. */
  readonly version?: string;
  /** For how long, and by whom; left out, an hour by everybody. */
  readonly caching?: string;
}

const etagOf = (text: string): string =>
  `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;

const isKnown = (request: Request, etag: string): boolean =>
  (request.headers.get("if-none-match") ?? "").split(",").some((known) => known.trim() === etag);

/** Sends a program a file: whole, in pieces as they are made, or 304 when it has this one already. */
export function machineResponse(
  request: Request,
  body: string | AsyncGenerator<string>,
  { contentType, version, caching = KEEP }: MachineFile,
): Response {
  const etag = etagOf(version ?? (typeof body === "string" ? body : ""));
  const headers = { etag, "cache-control": caching, "content-type": contentType };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(typeof body === "string" ? body : streamed(body), { headers });
}

/** Pieces are joined to about this many characters before they are sent. */
const PIECE = 32_000;

function streamed(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      let piece = "";
      while (piece.length < PIECE) {
        const { value, done } = await lines.next();
        if (done) {
          if (piece !== "") controller.enqueue(encoder.encode(piece));
          controller.close();
          return;
        }
        piece += value;
      }
      controller.enqueue(encoder.encode(piece));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, encodedAs } from "../encoding/choose-encoding.ts";
import type { EncodedBody } from "../encoding/encoded-body.ts";

/** Sends a page's script, whose name says its content. */
export async function sendScript(
  request: IncomingMessage,
  response: ServerResponse,
  body: EncodedBody,
): Promise<void> {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const bytes = await body.in(encoding);
  response.writeHead(200, {
    ...encodedAs(encoding),
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "content-length": bytes.length,
    vary: "Accept-Encoding",
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/** Responds that there is no such script. */
export function sendNothing(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(404, { "cache-control": "no-store", "content-length": 0 }).end();
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { PLAIN_PAGE_HEADERS } from "../answer/plain-page.ts";
import { takeHead } from "../head/take-head.ts";

const isPage = (type: unknown): boolean => typeof type === "string" && type.startsWith("text/html");

/**
 * When a page fails while it is drawn, the framework sends a page that is blank until its scripts have run. Such an
 * answer is held back, and a page that stands by itself is sent instead; every other answer passes as it is.
 */
export function wholeFailure(
  request: IncomingMessage,
  response: ServerResponse,
  failurePage: (host: string) => Promise<string>,
): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const writeHead = response.writeHead.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  let replaced = false;
  const failed = (): boolean => {
    replaced ||=
      !response.headersSent && response.statusCode === 500 && isPage(response.getHeader("content-type"));
    return replaced;
  };
  response.writeHead = ((...parts: unknown[]) => {
    const [status] = parts;
    // Only a failure's headers are looked at: all others go on in one piece, which a kept page's time shows.
    if (status === 500) takeHead(response, parts);
    else if (typeof status === "number") response.statusCode = status;
    return failed() ? response : Reflect.apply(writeHead, null, parts);
  }) as typeof writeHead;
  response.flushHeaders = () => {
    if (!failed()) flushHeaders();
  };
  response.write = ((...parts: unknown[]) =>
    failed() ? true : Reflect.apply(write, null, parts)) as typeof write;
  response.end = ((...parts: unknown[]) => {
    if (!failed()) return Reflect.apply(end, null, parts);
    const { statusCode } = response;
    Object.assign(response, { end, write, writeHead, flushHeaders });
    failurePage(request.headers.host ?? "").then(
      (html) => {
        for (const name of ["content-encoding", "transfer-encoding", "content-length", "etag", "vary"])
          response.removeHeader(name);
        response.writeHead(statusCode, PLAIN_PAGE_HEADERS);
        response.end(request.method === "HEAD" ? undefined : html);
      },
      () => response.destroy(),
    );
    return response;
  }) as typeof end;
}

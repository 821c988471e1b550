/**
 * The process behind `npm start`: Next on a plain HTTP server, so that stopping has an order:
 * no new requests, requests in hand finish, deliveries in hand finish, stores close.
 */
import { createServer, type ServerResponse } from "node:http";
import next from "next";
import { runShutdown } from "#server/process/shutdown.ts";

const port = Number(process.env["PORT"] ?? 3000);
const dev = process.argv.includes("--dev");
const app = next({ dev, dir: import.meta.dirname, port, hostname: "localhost" });
const handle = app.getRequestHandler();

await app.prepare();
const server = createServer((request, response) => {
  hideInnerPath(response);
  handle(request, response).catch(() => {
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  });
});
server.keepAliveTimeout = 65_000;
server.listen(port);

/** The framework tells in a header where a request was rewritten to; that is nobody's business outside. */
function hideInnerPath(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...parts: Parameters<typeof writeHead>) => {
    response.removeHeader("x-middleware-rewrite");
    return writeHead(...parts);
  }) as typeof response.writeHead;
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), 10_000);
  await closed;
  clearTimeout(patience);
  await runShutdown();
  process.exit(0);
}
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());

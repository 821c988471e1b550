import { timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { PrometheusMeter } from "./prometheus-meter.ts";

/** Who may read, and what. */
export interface MetricsServerOptions {
  meter: Pick<PrometheusMeter, "text" | "contentType">;
  /** Asked of every scrape; null where only this machine can connect. */
  token: string | null;
}

/** Serves `/metrics`, and `/healthz` for a process that serves nothing else, apart from everything public. */
export function metricsServer({ meter, token }: MetricsServerOptions): Server {
  return createServer((request, response) => {
    const respond = (status: number, body: string, type = "text/plain; charset=utf-8"): void => {
      response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(body);
    };
    if (request.method !== "GET") return respond(405, "");
    if (request.url === "/healthz") return respond(200, "ok\n");
    if (request.url !== "/metrics") return respond(404, "");
    if (token !== null && !brings(request, token)) return respond(401, "");
    meter.text().then(
      (text) => respond(200, text, meter.contentType),
      () => respond(500, ""),
    );
  });
}

function brings({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

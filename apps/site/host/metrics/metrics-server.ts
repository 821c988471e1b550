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
    const answer = (status: number, body: string, type = "text/plain; charset=utf-8"): void => {
      response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(body);
    };
    if (request.method !== "GET") return answer(405, "");
    if (request.url === "/healthz") return answer(200, "ok\n");
    if (request.url !== "/metrics") return answer(404, "");
    if (token !== null && !brings(request, token)) return answer(401, "");
    meter.text().then(
      (text) => answer(200, text, meter.contentType),
      () => answer(500, ""),
    );
  });
}

function brings({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

import { request } from "node:http";
import { text } from "node:stream/consumers";

/** One request to a tenant's site. */
export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** What came back; a redirect is an answer, it is not followed. */
export interface Answered {
  readonly status: number;
  readonly location: string | null;
  readonly cookies: readonly string[];
  readonly body: string;
}

/** A busy machine gets its time. */
const TIMEOUT_MS = 60_000;

/** Asks a tenant of a running site, or the site itself. Node knows no `*.localhost`, so the host goes in a header. */
export function ask(port: number, slug: string | null, path: string, asked: Asked = {}): Promise<Answered> {
  const host = slug === null ? `localhost:${port}` : `${slug}.localhost:${port}`;
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method: asked.method ?? "GET",
        headers: { "user-agent": "settings-proof", host, ...asked.headers },
        timeout: TIMEOUT_MS,
      },
      (response) => {
        text(response).then(
          (body) =>
            resolve({
              status: response.statusCode ?? 0,
              location: response.headers.location ?? null,
              cookies: response.headers["set-cookie"] ?? [],
              body,
            }),
          reject,
        );
      },
    );
    call.on("timeout", () =>
      call.destroy(new Error(`${path} took longer than ${TIMEOUT_MS / 1000} seconds.`)),
    );
    call.on("error", reject);
    call.end(asked.body);
  });
}

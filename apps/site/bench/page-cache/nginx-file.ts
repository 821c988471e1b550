import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNginx } from "#host/testing/test-nginx.ts";
import { freePort } from "#host/testing/listening.ts";

/** What nginx writes of itself, or of the connection. */
const OWN_HEADERS = new Set([
  "server",
  "date",
  "content-type",
  "content-length",
  "last-modified",
  "etag",
  "connection",
  "keep-alive",
  "accept-ranges",
]);

/** A value as it stands in a configuration, between quotes. */
const quoted = (value: string): string => `"${value.replaceAll(/["\\]/g, "\\$&")}"`;

/**
 * An nginx of one worker that sends one page from a file, for every path, under the headers the site gives it, and logs
 * each request.
 */
export async function nginxSending({
  headers,
  body,
}: {
  headers: IncomingHttpHeaders;
  body: Buffer;
}): Promise<{ port: number; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-nginx-file-"));
  // Its workers may be another user than the one who starts it.
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, "page"), body);
  const places = ["client_body", "proxy", "fastcgi", "scgi", "uwsgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const added = Object.entries(headers)
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => `add_header ${name} ${quoted(String(value))};`);
  const text = `worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log ${folder}/access.log combined buffer=32k flush=1s;
  sendfile on;
  tcp_nopush on;
  default_type text/html;
  ${places.join(" ")}
  server {
    listen 127.0.0.1:${port};
    location / {
      root ${folder};
      ${added.join("\n      ")}
      try_files /page =404;
    }
  }
}
`;
  return { port, ...(await runNginx(folder, { text, port })) };
}

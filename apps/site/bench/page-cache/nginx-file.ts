import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNginx } from "#server/testing/test-nginx.ts";
import { freePort } from "../site/site-process.ts";

/** An nginx of one worker that sends one gzipped page from a file, for every path, and logs each request as ours does. */
export async function nginxSending(body: Buffer): Promise<{ port: number; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-nginx-file-"));
  // Its workers may be another user than the one who starts it.
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, "page"), body);
  const places = ["client_body", "proxy", "fastcgi", "scgi", "uwsgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const text = `worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 4096; }
http {
  access_log ${folder}/access.log;
  sendfile on;
  tcp_nopush on;
  default_type text/html;
  ${places.join(" ")}
  server {
    listen 127.0.0.1:${port};
    location / {
      root ${folder};
      add_header Content-Encoding gzip;
      try_files /page =404;
    }
  }
}
`;
  return { port, ...(await runNginx(folder, { text, port })) };
}

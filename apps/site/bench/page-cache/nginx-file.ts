import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findNginx } from "#server/testing/test-nginx.ts";
import { freePort, untilReady } from "../site/site-process.ts";

/** An nginx of one worker that sends one gzipped page from a file, for every path, and logs each request as ours does. */
export async function nginxSending(body: Buffer): Promise<{ port: number; stop: () => Promise<void> }> {
  const program = findNginx();
  if (program === null) throw new Error("There is no nginx (Debian: apt-get install nginx).");
  const folder = mkdtempSync(join(tmpdir(), "forecourt-nginx-file-"));
  const port = await freePort();
  writeFileSync(join(folder, "page"), body);
  const places = ["client_body", "proxy", "fastcgi", "scgi", "uwsgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `worker_processes 1;
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
`,
  );
  const user = process.getuid?.() === 0 ? " user root;" : "";
  const child = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf"), "-g", `daemon off;${user}`], {
    stdio: "ignore",
  });
  await untilReady(port, child);
  return {
    port,
    stop: async () => {
      const ended = new Promise((resolve) => {
        child.once("exit", resolve);
      });
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import type { Command } from "commander";
import { serveSite } from "#host/process/serve-site.ts";
import { environmentOfSite, readEnvironment } from "#host/wiring/env.ts";

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** `forecourt serve`: the site in a process of its own, on a built site. */
export function register(program: Command): void {
  program
    .command("serve")
    .description("Serve every dealer until stopped, and print their addresses. PORT chooses the port (3000).")
    .action(async () => {
      const { PORT, tenantsDirectory } = readEnvironment();
      const ended = await serveSite({
        port: PORT,
        tenants: tenantsDirectory,
        env: environmentOfSite(),
        print,
      });
      if (typeof ended === "string") throw new Error(ended);
      process.exitCode = ended;
    });
}

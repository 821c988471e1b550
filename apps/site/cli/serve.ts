import type { Command } from "commander";
import { serveSite } from "#host/process/serve-site.ts";
import { readEnvironment } from "#host/wiring/env.ts";

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** `forecourt serve`: the site in a process of its own, on a built site. */
export function register(program: Command): void {
  program
    .command("serve")
    .description("Serve every dealer until stopped, and print their addresses. PORT chooses the port (3000).")
    .action(async () => {
      // The libraries' builds for production, which they choose when they are loaded.
      if (process.env.NODE_ENV === undefined) Object.assign(process.env, { NODE_ENV: "production" });
      const { PORT, tenantsDirectory } = readEnvironment();
      const ended = await serveSite({ port: PORT, tenants: tenantsDirectory, print });
      if (typeof ended === "string") throw new Error(ended);
      process.exitCode = ended;
    });
}

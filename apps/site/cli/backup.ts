import { resolve } from "node:path";
import type { Command } from "commander";
import { type JsonOption, withJson } from "./options/common-options.ts";
import { backUp } from "#host/disk/back-up.ts";
import { readEnvironment } from "#host/wiring/env.ts";

/** `forecourt backup FOLDER`: a copy of everything the embedded adapters keep, beside the running site. */
export function register(program: Command): void {
  withJson(program, "backup")
    .description("Copy leads, files, mails and event logs of the data folder while the site runs.")
    .argument("<folder>", "a new or empty folder; it holds personal data, and only its owner may read it")
    .action(async (folder: string, { json }: JsonOption) => {
      const environment = readEnvironment();
      const target = resolve(folder);
      const { databases, folders } = await backUp({
        dataDirectory: environment.dataDirectory,
        target,
        now: new Date(),
      });
      if (json) {
        console.log(JSON.stringify({ target, databases, folders }));
        return;
      }
      const copied = [...databases.map(({ name, bytes }) => `${name} (${bytes} bytes)`), ...folders];
      process.stdout.write(`${target}: ${copied.join(", ") || "nothing was there to be copied"}\n`);
      if (environment.DATABASE_URL !== undefined)
        process.stdout.write("Leads are in PostgreSQL: back them up with pg_dump.\n");
      if (environment.S3_BUCKET_URL !== undefined)
        process.stdout.write("Shoppers' files are in a bucket: switch its versioning on.\n");
    });
}

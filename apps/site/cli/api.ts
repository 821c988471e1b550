import { writeFile } from "node:fs/promises";
import type { Command } from "commander";
import { openApiDocument } from "#server/api/openapi.ts";

/** `forecourt api …`: what other programs may call. */
export function register(program: Command): void {
  program
    .command("api")
    .description("Describe the calls of a site.")
    .command("openapi")
    .description("Write the calls as OpenAPI 3.1, by the schemas that parse them.")
    .option("--out <file>", "write a file, instead of printing")
    .action(async ({ out }: { out?: string }) => {
      const text = `${JSON.stringify(openApiDocument(), null, 1)}\n`;
      if (out === undefined) process.stdout.write(text);
      else await writeFile(out, text);
    });
}

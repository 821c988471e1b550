import { execFile } from "node:child_process";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import type { Command } from "commander";
import { MARKETS } from "@forecourt/tenant-config";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { forgetPages } from "#host/shared-caches/forget-pages.ts";
import { type Environment, readEnvironment } from "#host/wiring/env.ts";
import { servingPort } from "#host/process/serving-port.ts";
import { askForReload } from "#host/wiring/watch-reload.ts";
import { readOverride } from "#host/wiring/settings-override.ts";
import { unreadWords } from "#server/events/counted-records.ts";
import { type JsonOption, withJson } from "./options/common-options.ts";
import { checkTenants } from "./tenant/check-tenants.ts";
import { diffTwoTenants, explainSetting, listTenants } from "./tenant/explain-tenants.ts";
import { registerAddress } from "./tenant/where-address.ts";
import { registerDrafts } from "./tenant/draft-tenants.ts";
import { newTenant, type NewTenantOptions } from "./tenant/new-tenant.ts";
import { readlineQuestions } from "./tenant/questions.ts";
import { printSettings, writeSchema } from "./tenant/setting-documents.ts";
import { reloadTenants } from "./tenant/reload-tenants.ts";
import { watchTenants } from "./tenant/watch-tenants.ts";
import type { TenantTools } from "./tenant/tenant-tools.ts";
import { EXIT } from "./options/exit-codes.ts";

/** `forecourt tenant …`: make, check and understand dealers' settings. Reads folders only; the site may run. */
export function register(program: Command): void {
  const tenant = program.command("tenant").description("Make, check and explain dealers' sites.");

  withJson(tenant, "new")
    .description("Write the folder of a new dealer. Asks for what the options do not say.")
    .argument("[slug]", "the site's name in addresses: small letters, digits and hyphens")
    .option("--name <name>", "the dealer's name as shoppers read it")
    .option(
      "--market <market>",
      new Intl.ListFormat("en-AU", { type: "disjunction" }).format(Object.keys(MARKETS)),
    )
    .option("--template <template>", "cars, trucks, motorcycles, campers, rentals or subscriptions")
    .option("--preset <preset>", "the group's shared settings")
    .option("--street <street>", "street and number")
    .option("--city <city>", "city or suburb")
    .option("--state <state>", "state or region, as its short name")
    .option("--postcode <postcode>", "postcode or ZIP code")
    .option("--phone <phone>", "the main phone number")
    .option("--email <email>", "the address leads are mailed to")
    .option("--host <host>", "the site's own host, for example www.example.com")
    .option("--accent <colour>", "the dealer's colour, for example #0b5fa5")
    .option("--demo-stock <cars>", "invent so many cars for a first look")
    .action((slug: string | undefined, options: NewTenantOptions) =>
      run((tools) => newTenant(slug, options, tools)),
    );

  withJson(tenant, "check")
    .description("Report everything that is wrong with dealers' folders, and what is allowed but unwise.")
    .argument("[slug]", "one site; all of them when left out")
    .option("--strict", "fail on advice as well")
    .option("--watch", "check again whenever a file changes, until stopped")
    .action((slug: string | undefined, options: { strict?: boolean; watch?: boolean } & JsonOption) =>
      run((tools) =>
        options.watch
          ? watchCheck(tools, slug, () => checkTenants(slug, options, tools))
          : checkTenants(slug, options, tools),
      ),
    );

  withJson(tenant, "reload")
    .description(
      "Let running sites and workers take over edited folders; refuses while one of them is wrong.",
    )
    .action((options: JsonOption) =>
      run((tools, env) =>
        reloadTenants(
          {
            askForReload: () => askForReload(tools.directory, tools.now()),
            forgetPages: () => forgetPages({ env, site: null, seenWithinMs: SEEN_WITHIN_MS }),
          },
          tools,
          options,
        ),
      ),
    );

  withJson(tenant, "explain")
    .description("Show a setting's value, the layer that set it and the values it overrides.")
    .argument("<slug>", "the site")
    .argument("<path>", "a setting, for example cars.newArrivalDays, or a section")
    .action((slug: string, path: string, options: { json?: boolean }) =>
      run((tools) => explainSetting(slug, path, options, tools)),
    );

  withJson(tenant, "diff")
    .description("Show every setting two sites do not agree on.")
    .argument("<left>", "one site")
    .argument("<right>", "the other")
    .action((left: string, right: string, options: JsonOption) =>
      run((tools) => diffTwoTenants(left, right, tools, options)),
    );

  withJson(tenant, "list")
    .description("List the sites.")
    .action((options: JsonOption) => run((tools) => listTenants(tools, options)));

  withJson(tenant, "settings")
    .description("List every setting there is, with its default and what it does.")
    .action((options: JsonOption) => run((tools) => printSettings(tools, options)));

  withJson(tenant, "schema")
    .description("Write the JSON Schema of every kind of file beside the tenant folders, for editors.")
    .action((options: JsonOption) => run((tools) => writeSchema(tools, options)));

  registerAddress(tenant);
  registerDrafts(tenant);
}

/** Checks at once and after each change. The code is that of the last check. */
async function watchCheck(
  tools: TenantTools,
  slug: string | undefined,
  check: () => Promise<number>,
): Promise<number> {
  const stopped = new AbortController();
  process.once("SIGINT", () => stopped.abort());
  let code: number = EXIT.done;
  const { directory } = tools;
  const folders = slug === undefined ? [directory] : [join(directory, slug), join(directory, "presets")];
  await watchTenants(folders, {
    signal: stopped.signal,
    onChange: async () => {
      code = await check();
      tools.out(
        `Checked at ${tools.now().toISOString().slice(11, 19)} UTC. Waiting for changes; stop with Ctrl+C.\n`,
      );
    },
  });
  return code;
}

const now = () => new Date();

/** Processes look for a reload once a second, and read the folders then. */
const SEEN_WITHIN_MS = 3_000;

/** In a process of its own, since nothing else of the site knows the demo. */
async function seed(slug: string): Promise<string> {
  const script = join(import.meta.dirname, `../demo/seed${extname(import.meta.filename)}`);
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [...process.execArgv, script, slug]);
  // Lines of the log are JSON.
  const said = stdout.split("\n").filter((line) => !line.startsWith("{"));
  return said.join("\n").trim();
}

async function run(command: (tools: TenantTools, env: Environment) => Promise<number>): Promise<void> {
  const environment = readEnvironment();
  const directory = environment.tenantsDirectory;
  const override = environment.overrideFile === null ? undefined : readOverride(environment.overrideFile);
  const source = filesContentSource({ directory, override, now });
  const questions = readlineQuestions(process.stdin, process.stdout);
  try {
    const tools: TenantTools = {
      directory,
      baseHosts: environment.FORECOURT_BASE_HOSTS,
      servingPort: servingPort(environment.dataDirectory),
      port: environment.PORT,
      seed,
      source,
      unreadWords: (slug) => unreadWords(join(environment.dataDirectory, "searches"), slug),
      hasSecret: (name) => environment.secrets.has(name),
      now,
      ask: process.stdin.isTTY ? questions.ask : null,
      out: (line) => process.stdout.write(`${line}\n`),
      error: (line) => process.stderr.write(`${line}\n`),
    };
    process.exitCode = await command(tools, environment);
  } finally {
    questions.close();
  }
}

/** `npm start`: builds what changed, seeds the demo dealers once, serves, and says where. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { serveSite, isFree, whyNotServed } from "../apps/site/host/process/serve-site.ts";
import { hasFiles } from "./has-files.ts";
import { ROOT, run, SERVER_NODE } from "./run.ts";
import { fail, log } from "./log.ts";

checkInstall();
// Only now is it sure that there are dependencies to read the command line with.
const { Command } = await import("commander");
const { dev, built } = new Command("pnpm up")
  .description("Build what changed, seed the demo dealers once, serve them, and say where.")
  .option("--dev", "serve from the source, with changes as they are saved", false)
  .option("--built", "serve what was built last, without looking whether anything changed since", false)
  .addHelpText("after", "\nPORT chooses the port (3000), FORECOURT_ENV what kind of site it is (demo).")
  .showHelpAfterError()
  .parse()
  .opts<{ dev: boolean; built: boolean }>();
const kind = process.env["FORECOURT_ENV"] || (dev ? "development" : "demo");
const environment = {
  FORECOURT_ENV: kind,
  NEXT_TELEMETRY_DISABLED: "1",
  TURBO_TELEMETRY_DISABLED: "1",
};

/** pnpm only warns when its own install fails, and then runs us all the same. */
function checkInstall(): void {
  const missing = ["apps/site/node_modules/next", "node_modules/turbo"].filter(
    (path) => !existsSync(join(ROOT, path)),
  );
  if (missing.length > 0) {
    fail(
      "The install did not finish, so there is nothing to start. Look at the messages above, then run `npm start` again.",
    );
  }
}

function wantedPort(): number {
  const port = Number(process.env["PORT"] || 3000);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  return fail(`PORT is "${process.env["PORT"]}", which is not a port. Use a number from 1 to 65535.`);
}

async function build(): Promise<void> {
  log("building the site (only what changed since last time)");
  const turbo = join(ROOT, "node_modules/.bin/turbo");
  const built = await run(
    [turbo, "run", "build", "--filter=site", "--output-logs=errors-only", "--no-update-notifier"],
    {
      env: environment,
      output: "collect",
    },
  );
  if (built.code !== 0) {
    process.stderr.write(built.output);
    fail("The build failed; the reason is above.");
  }
}

async function seed(): Promise<void> {
  // A platform brings its own stock; nothing made up may stand among it.
  if (kind === "production") return;
  const data = process.env["FORECOURT_DATA"] ?? join(ROOT, ".data");
  if (hasFiles(join(data, "stock"))) return;
  log("seeding the demo dealers with stock");
  const quiet = { ...environment, FORECOURT_LOG_LEVEL: "warn" };
  const seeded = await run([...SERVER_NODE, "apps/site/demo/seed.ts"], { env: quiet });
  if (seeded.code !== 0) fail("Seeding the demo stock failed; the reason is above.");
}

const port = wantedPort();
const hindrance = await whyNotServed(port);
if (hindrance !== null) fail(hindrance);
/** A platform says itself whether it has a desk, and where; a demonstration has one beside its site, or where there is room. */
const deskEnvironment: Record<string, string> =
  kind === "production" || process.env["FORECOURT_DESK_PORT"]
    ? {}
    : { FORECOURT_DESK_PORT: (await isFree(port + 1)) ? String(port + 1) : "0" };
if (!dev && !built) await build();
await seed();

// npm, npx, pnpm and a shell stand between `npm start` and this process, and not all of them pass a signal on. Who
// started the chain is named in the environment; when it is gone, so is the reason to serve.
const starter = Number(process.env["FORECOURT_STARTER"] ?? 0);
const abandoned = new AbortController();
if (starter > 0) {
  setInterval(() => {
    if (!isRunning(starter)) abandoned.abort();
  }, 500).unref();
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The demonstration's desk: a link that signs its operator in, once. */
async function tellOfDesk(): Promise<void> {
  const link = await run([...SERVER_NODE, "apps/site/cli/forecourt.ts", "desk", "link"], {
    env: { ...environment, ...deskEnvironment, FORECOURT_LOG_LEVEL: "warn" },
    output: "collect",
  });
  if (link.code === 0)
    log(`desk:  ${link.output.trim()} signs you in once; another: pnpm forecourt desk link`);
}

const ended = await serveSite({
  port,
  tenants: process.env["FORECOURT_TENANTS"] ?? join(ROOT, "apps/site/tenants"),
  args: dev ? ["--dev"] : [],
  env: {
    NODE_ENV: dev ? "development" : "production",
    ...process.env,
    ...environment,
    ...deskEnvironment,
    PORT: String(port),
  },
  print: log,
  onReady: async () => {
    if (kind !== "production") await tellOfDesk();
    log("leads: pnpm forecourt leads list   ·   stop with Ctrl+C");
  },
  signal: abandoned.signal,
});
if (typeof ended === "string") fail(ended);
process.exitCode = ended;

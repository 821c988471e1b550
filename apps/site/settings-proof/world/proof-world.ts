import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { runForecourt } from "../../cli/testing/run-forecourt.ts";
import { findSparingChromium } from "../../e2e/support/find-chromium.ts";
import { openBrowser } from "../../e2e/support/open-browser.ts";
import { touch } from "../../e2e/support/touched-pages.ts";
import { type Answered, ask, type Asked } from "./ask.ts";
import { startPlatformDouble } from "./platform-double.ts";
import type { ProbedTenant } from "./probed-tenant.ts";
import type { BuiltSite } from "../../host/testing/built-site.ts";
import { siteEnvironment, startSite } from "./running-site.ts";
import { writeStock } from "./stock.ts";
import { TenantFolders } from "./tenant-folders.ts";

/** A Monday, noon in Dubbo: places are open, and holidays are ahead. */
const NOON = new Date("2026-11-23T01:00:00Z");

/** When commands are run: leads of the site are a month old by then. */
const LATER = new Date("2026-12-23T01:00:00Z");

/** Everything the proof runs: the site on its folders, the site on a platform, and what both send to. */
export interface ProofWorld {
  readonly folders: TenantFolders;
  /** The time of the site on its folders. */
  readonly now: Date;
  /** A tenant that has been written, once the sites are started. */
  probed(slug: string): ProbedTenant;
  /** Starts the sites; every tenant they serve must have been written. The site on a search server serves these alone. */
  start(onSearchServer: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

/** Makes the folders of a proof; nothing runs yet. */
export async function proofWorld(): Promise<ProofWorld> {
  const root = mkdtempSync(join(tmpdir(), "forecourt-settings-"));
  const data = { files: join(root, "files"), platform: join(root, "platform"), search: join(root, "search") };
  const double = await startPlatformDouble();
  const folders = new TenantFolders(join(root, "tenants"), double.url);
  const started = new Map<keyof typeof data, BuiltSite>();
  const environments = {
    files: { FORECOURT_NOW: NOON.toISOString(), FORECOURT_SECRET_SHARED_MAPS_KEY: "maps-key" },
    platform: platformEnvironment(double.url),
    search: { MEILI_URL: double.url, MEILI_KEY: "key" },
  };
  const environmentOf = (name: keyof typeof data) => ({
    ...siteEnvironment({
      data: data[name],
      tenants: name === "search" ? join(root, "tenants-of-search") : folders.directory,
    }),
    ...environments[name],
  });
  let browser: Promise<Browser> | null = null;

  const portOf = (name: keyof typeof data): number => {
    const site = started.get(name);
    if (!site) throw new Error(`The ${name} site is not running.`);
    return site.port;
  };
  return {
    folders,
    now: NOON,
    async start(onSearchServer) {
      for (const [name, now] of [
        ["files", NOON],
        ["platform", new Date()],
      ] as const) {
        const stock = join(root, `stock-${name}`);
        await writeStock(stock, now);
        for (const slug of folders.slugs) cpSync(stock, join(data[name], "stock", slug), { recursive: true });
      }
      mkdirSync(data.search, { recursive: true });
      folders.copyOf(onSearchServer, join(root, "tenants-of-search"));
      await Promise.all(
        (["files", "platform", "search"] as const).map(async (name) => {
          const site = await startSite(environmentOf(name));
          started.set(name, site);
          // The first request reads every dealer's folder; no case should have to wait for that.
          await ask(site.port, (name === "search" ? onSearchServer : folders.slugs)[0] ?? "", "/");
        }),
      );
    },
    probed: (slug) => ({
      slug,
      ask: (path, asked) => askServed(portOf("files"), slug, path, asked),
      askOnPlatform: (path, asked) => askServed(portOf("platform"), slug, path, asked),
      askOnSearchServer: (path) => askServed(portOf("search"), slug, path),
      received: (mark) => double.seen.filter(({ path, body }) => `${path}\n${body}`.includes(mark)),
      mails: (mark) => mailsWith(join(data.files, "mail"), mark),
      command: async (...words) => {
        const environment = { ...environmentOf("files"), FORECOURT_NOW: LATER.toISOString() };
        const { code, out, err } = await runForecourt(environment, ...words);
        return `${code}\n${out}${err}`;
      },
      browse: async (options = {}) => {
        browser ??= openBrowser(findSparingChromium);
        const context = await (await browser).newContext({
          ...options,
          baseURL: `http://${slug}.localhost:${portOf("files")}`,
        });
        await context.addInitScript(touch);
        return context.newPage();
      },
    }),
    async stop() {
      if (browser) await (await browser).close();
      await Promise.all([...started.values()].map((site) => site.stop("SIGTERM")));
      await double.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Asks a tenant under its own host. One the site does not serve has settings that are refused, which proves nothing. */
async function askServed(port: number, slug: string, path: string, asked: Asked = {}): Promise<Answered> {
  const answered = await ask(port, slug, path, asked);
  if (answered.status === 421 && asked.headers?.["host"] === undefined)
    throw new Error(`${slug} is not served: something in its settings is refused.`);
  return answered;
}

/** A site whose content and leads are a dealer platform's. Its passwords differ, so that each shows who asked. */
const platformEnvironment = (url: string) => ({
  DASHBOARD_URL: url,
  DASHBOARD_STAGING_URL: `${url}/staging`,
  DASHBOARD_USER: "platform",
  DASHBOARD_PASSWORD: "first",
  FORECOURT_SECRET_SHARED_USER: "tenant",
  FORECOURT_SECRET_SHARED_PASSWORD: "tenant",
  FORECOURT_SECRET_SHARED_OTHER_USER: "other",
  FORECOURT_SECRET_SHARED_OTHER_PASSWORD: "second",
  FORECOURT_SECRET_SHARED_WEBHOOK: "whsec_0123456789abcdef0123456789abcdef",
});

/** Finished mails that hold a text; a `.part` file is renamed while it is read. Long lines are folded on their way. */
function mailsWith(folder: string, mark: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".eml"))
    .map((file) => readFileSync(join(folder, file), "utf8").replaceAll(/=\r?\n/g, ""))
    .filter((mail) => mail.includes(mark));
}

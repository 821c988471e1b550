import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ENVIRONMENT_NAMES, readEnvironment } from "./env.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const example = readFileSync(join(ROOT, ".env.example"), "utf8");
const compose = readFileSync(join(ROOT, "compose.yaml"), "utf8");
const lines = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => ({
  name,
  value,
}));
const named = lines.map(({ name }) => name);

/** The framework's own. */
const FOREIGN = ["NODE_ENV", "NEXT_RUNTIME"];

describe(".env.example", () => {
  it("names every variable that the site reads, and none twice", () => {
    expect(ENVIRONMENT_NAMES.filter((name) => !named.includes(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  it("names nothing that neither the site nor compose.yaml reads", () => {
    const unread = named.filter(
      (name) =>
        !ENVIRONMENT_NAMES.includes(name) &&
        !name.startsWith("FORECOURT_SECRET_") &&
        !compose.includes(`\${${name}:`),
    );
    expect(unread).toEqual([]);
  });

  it("is all there is: no other file of the site looks at the environment", () => {
    const files = globSync("{app,cli,client,host,server}/**/*.{ts,tsx}", { cwd: join(ROOT, "apps/site") });
    const read = files
      .filter((file) => !/\.test\.tsx?$|\/testing\/|host\/wiring\/env\.ts$/.test(file))
      .flatMap((file) =>
        [
          ...readFileSync(join(ROOT, "apps/site", file), "utf8").matchAll(
            /process\.env(?:\.(\w+)|\["(\w+)"\]|\b)/g,
          ),
        ].map(([, dotted, quoted]) => dotted ?? quoted ?? `all of it, in ${file}`),
      );
    expect(read.filter((name) => !FOREIGN.includes(name))).toEqual([]);
  });

  it("shows the true defaults", () => {
    const environment: Record<string, unknown> = { ...readEnvironment({}) };
    const named = [
      "PORT",
      "MEILI_INDEX",
      "MAIL_FROM",
      "S3_REGION",
      "FORECOURT_DELIVERY",
      "FORECOURT_LOG_LEVEL",
    ].concat(
      [
        "FORECOURT_TRUSTED_PROXIES",
        "FORECOURT_CONNECTIONS_PER_ADDRESS",
        "FORECOURT_SHARED_CACHE_SECONDS",
        "FORECOURT_CACHE_MEGABYTES",
        "FORECOURT_DRAIN_SECONDS",
      ],
      ["FORECOURT_METRICS_HOST", "FORECOURT_OUTGOING_LOOPBACK", "FORECOURT_MOCK"],
    );
    for (const name of named)
      expect([name, lines.find((line) => line.name === name)?.value]).toEqual([
        name,
        String(environment[name]),
      ]);
  });

  it("starts a production once its secrets are filled in", () => {
    const set = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
    expect(readEnvironment(Object.fromEntries(set) as Record<string, string>)).toMatchObject({
      FORECOURT_ENV: "production",
      FORECOURT_BASE_HOSTS: ["sites.example.com"],
    });
  });
});

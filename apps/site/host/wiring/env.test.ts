import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { afterAll, describe, expect, it, vi } from "vitest";
import { readEnvironment } from "./env.ts";
import { readOverride } from "./settings-override.ts";

const folder = mkdtempSync(join(tmpdir(), "forecourt-env-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("readEnvironment", () => {
  it("needs nothing for a first start", () => {
    expect(readEnvironment({})).toMatchObject({
      FORECOURT_ENV: "development",
      PORT: 3000,
      FORECOURT_BASE_HOSTS: ["localhost"],
      FORECOURT_MOCK: "on",
      overrideFile: null,
    });
  });

  it.each(["development", "test", "demo"])("takes a fixed clock and an override in %s", (environment) => {
    const read = readEnvironment({
      FORECOURT_ENV: environment,
      FORECOURT_NOW: "2026-11-21T09:00:00Z",
      FORECOURT_OVERRIDE: "/somewhere/mine.json",
    });
    expect(read.FORECOURT_NOW).toBe("2026-11-21T09:00:00Z");
    expect(read.overrideFile).toBe("/somewhere/mine.json");
  });

  it("names every key that a bucket for files needs", () => {
    const bucket = { S3_BUCKET_URL: "https://objects.example/dealer-files" };
    const needed = "S3_BUCKET_URL is given, so this is needed";
    expect(() => readEnvironment(bucket)).toThrow(
      `The environment is not usable, so the site does not start:\n  S3_ACCESS_KEY_ID: ${needed}\n  S3_SECRET_ACCESS_KEY: ${needed}`,
    );
    expect(() => readEnvironment({ ...bucket, S3_ACCESS_KEY_ID: "forecourt" })).toThrow(
      `start:\n  S3_SECRET_ACCESS_KEY: ${needed}`,
    );
    expect(() => readEnvironment({ S3_ACCESS_KEY_ID: "forecourt" })).not.toThrow();
    const keys = { S3_ACCESS_KEY_ID: "forecourt", S3_SECRET_ACCESS_KEY: "long-enough" };
    expect(readEnvironment({ ...bucket, ...keys })).toMatchObject({ ...bucket, S3_REGION: "us-east-1" });
  });

  it("refuses both in production, each with its reason", () => {
    const given = {
      FORECOURT_ENV: "production",
      FORECOURT_NOW: "2026-11-21T09:00:00Z",
      FORECOURT_OVERRIDE: "mine.json",
    };
    expect(() => readEnvironment(given)).toThrow(
      "FORECOURT_NOW: a fixed clock is for tests, not for production",
    );
    expect(() => readEnvironment(given)).toThrow(
      "FORECOURT_OVERRIDE: settings laid over every dealer's are for development, not for production",
    );
  });

  it("reaches this machine for no dealer in production", () => {
    const given = { FORECOURT_OUTGOING_LOOPBACK: "on" };
    expect(() => readEnvironment({ ...given, FORECOURT_ENV: "production" })).toThrow(
      "FORECOURT_OUTGOING_LOOPBACK: tenants reach this machine in tests, not in production",
    );
    expect(readEnvironment({ ...given, FORECOURT_ENV: "test" })).toMatchObject(given);
  });

  it.each([
    ["DASHBOARD_PASSWORD", "demo"],
    ["FORECOURT_SECRET_CRM_TOKEN", "changeme"],
    ["MEILI_KEY", "masterKey"],
  ])("refuses a well-known %s in production, without repeating it, and takes it elsewhere", (name, value) => {
    expect(() => readEnvironment({ FORECOURT_ENV: "production", [name]: value })).toThrow(
      `${name}: a secret from an example or a demonstration is not one for production`,
    );
    expect(() => readEnvironment({ FORECOURT_ENV: "production", [name]: "Zk3-9vQ" })).not.toThrow();
    expect(() => readEnvironment({ FORECOURT_ENV: "demo", [name]: value })).not.toThrow();
  });

  it("names every bad value at once", () => {
    const bad = { FORECOURT_ENV: "prod", PORT: "80000", MEILI_URL: "nowhere", FORECOURT_NOW: "noon" };
    for (const name of Object.keys(bad)) {
      expect(() => readEnvironment(bad)).toThrow(new RegExp(`^ {2}${name}: `, "m"));
    }
  });

  it("asks for a key that signs tenants' tokens where one index is for all and the server has keys", () => {
    const shared = { MEILI_URL: "http://127.0.0.1:7700", MEILI_SHARED_INDEX: "Car_production" };
    expect(() => readEnvironment(shared)).not.toThrow();
    expect(() => readEnvironment({ ...shared, MEILI_KEY: "m", MEILI_SEARCH_KEY: "s" })).toThrow(
      /MEILI_SEARCH_KEY_UID: MEILI_SHARED_INDEX and MEILI_KEY are given/,
    );
    const signing = { MEILI_SEARCH_KEY: "s", MEILI_SEARCH_KEY_UID: "u" };
    expect(() => readEnvironment({ ...shared, MEILI_KEY: "m", ...signing })).not.toThrow();
  });

  it.each(["localhost", "::1", "127.0.0.1", "127.1.22.255"])("serves metrics on %s to whoever asks", (host) =>
    expect(readEnvironment({ FORECOURT_METRICS_HOST: host }).FORECOURT_METRICS_HOST).toBe(host),
  );

  it.each(["0.0.0.0", "10.0.0.2", "127.0.0.1.evil.example", "x127.0.0.1", "127.0.1"])(
    "asks for a token where metrics are served on %s",
    (host) => {
      const given = { FORECOURT_METRICS_HOST: host };
      expect(() => readEnvironment(given)).toThrow(
        "FORECOURT_METRICS_TOKEN: FORECOURT_METRICS_HOST is not loopback, so this is needed",
      );
      expect(() => readEnvironment({ ...given, FORECOURT_METRICS_TOKEN: "t".repeat(16) })).not.toThrow();
    },
  );

  it("finds the folders of data, dealers and settings from the root of the repository, wherever it is started", () => {
    const root = join(import.meta.dirname, "../../../..");
    const cwd = vi.spyOn(process, "cwd").mockReturnValue(join(root, "apps/site/server"));
    expect(readEnvironment({ FORECOURT_OVERRIDE: "mine.json", FORECOURT_DATA: "somewhere" })).toMatchObject({
      dataDirectory: join(root, "somewhere"),
      tenantsDirectory: join(root, "apps/site/tenants"),
      overrideFile: join(root, "mine.json"),
    });
    cwd.mockRestore();
  });

  it("finds them from the root of a platform, which is the folder that has dealers, and begins one where there is none", () => {
    const platform = join(folder, "platform");
    mkdirSync(join(platform, "tenants/kea"), { recursive: true });
    const cwd = vi.spyOn(process, "cwd").mockReturnValue(join(platform, "tenants/kea"));
    const ofPlatform = {
      dataDirectory: join(platform, ".data"),
      tenantsDirectory: join(platform, "tenants"),
    };
    expect(readEnvironment({})).toMatchObject(ofPlatform);
    cwd.mockReturnValue(folder);
    expect(readEnvironment({})).toMatchObject({ tenantsDirectory: join(folder, "tenants") });
    cwd.mockRestore();
  });

  it("has a mock mode everywhere but in production, which must ask for it", () => {
    expect(readEnvironment({ FORECOURT_ENV: "production" }).FORECOURT_MOCK).toBe("off");
    expect(readEnvironment({ FORECOURT_ENV: "production", FORECOURT_MOCK: "on" }).FORECOURT_MOCK).toBe("on");
    expect(readEnvironment({ FORECOURT_ENV: "demo", FORECOURT_MOCK: "off" }).FORECOURT_MOCK).toBe("off");
  });

  it("reads what a collector of traces is sent", () => {
    const given = { OTEL_EXPORTER_OTLP_HEADERS: "x-key=a%20b, x-team = yard,broken,=none,a=b=c,x-odd=%zz" };
    expect(readEnvironment(given).OTEL_EXPORTER_OTLP_HEADERS).toEqual({
      "x-key": "a b",
      "x-team": "yard",
      a: "b=c",
      "x-odd": "%zz",
    });
    expect(readEnvironment({}).OTEL_EXPORTER_OTLP_HEADERS).toEqual({});
  });

  it("takes an empty value for none, and gives tenants only what is named FORECOURT_SECRET_ as a secret", () => {
    const read = readEnvironment({
      FORECOURT_NOW: "",
      MEILI_KEY: "m",
      FORECOURT_OVERRIDE: "o",
      AWS_SECRET_ACCESS_KEY: "a",
      FORECOURT_SECRET_CRM: "t",
    });
    expect(read.FORECOURT_NOW).toBeUndefined();
    expect([...read.secrets]).toEqual([["FORECOURT_SECRET_CRM", "t"]]);
  });
});

describe("readOverride", () => {
  it("reads a layer that is stronger than the dealer's own words", async () => {
    const file = join(folder, "mine.json");
    writeFileSync(file, JSON.stringify({ search: { pageSize: 7 } }));
    const directory = join(import.meta.dirname, "../../tenants");
    const source = filesContentSource({ directory, override: readOverride(file), now: () => new Date() });
    const sizes = (await Promise.all((await source.slugs()).map((slug) => source.tenant(slug)))).map(
      (content) => content && content.tenant.config.search.pageSize,
    );
    expect(new Set(sizes)).toEqual(new Set([7]));
  });

  it("says which file is not there or is no JSON", () => {
    expect(() => readOverride(join(folder, "none.json"))).toThrow(/FORECOURT_OVERRIDE names .*none\.json/);
    const file = join(folder, "half.json");
    writeFileSync(file, '{"search": ');
    expect(() => readOverride(file)).toThrow(/half\.json, which is not readable as JSON/);
    writeFileSync(file, '{"search": {},\n"search": {}}');
    expect(() => readOverride(file)).toThrow(
      /"search" stands twice in one object, the second time on line 2/,
    );
  });
});

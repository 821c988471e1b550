import { aConfig } from "@forecourt/tenant-config/testing";
import { describe, expect, it } from "vitest";
import { humanVerifier, verificationSecret } from "./human-verification.ts";

const NAME = "FORECOURT_SECRET_NORTH_HUMANS";
const env = { secrets: new Map([[NAME, "a secret"]]) };
const config = (humanVerificationSiteKey: string | null, humanVerificationSecret: string | null) =>
  aConfig({
    integrations: { humanVerificationSiteKey, humanVerificationSecret },
    site: { hosts: ["www.north.example"] },
  });
const wiring = (fetch: typeof globalThis.fetch = () => Promise.reject(new Error("down"))) => ({
  env,
  tenantFetch: fetch,
});

describe("verificationSecret", () => {
  it.each([
    ["its key and its secret", "key", NAME, "a secret"],
    ["no key", null, NAME, null],
    ["no secret", "key", null, null],
    ["a secret that the environment does not have", "key", "FORECOURT_SECRET_OTHER", null],
  ])("with %s", (_, key, name, secret) => {
    expect(verificationSecret(config(key, name), wiring())).toBe(secret);
  });
});

describe("humanVerifier", () => {
  const visitor = { address: null, key: "key" };

  it("is none where the service is not set up whole", () => {
    expect(humanVerifier(config(null, NAME), wiring())).toBeNull();
  });

  it("asks the service with the tenant's secret, and believes answers about the tenant's own hosts", async () => {
    const sent: unknown[] = [];
    const answersFor = (hostname: string) =>
      humanVerifier(
        config("key", NAME),
        wiring(async (_url, init) => {
          sent.push(JSON.parse(init?.body as string));
          return Response.json({ success: true, hostname });
        }),
      );
    expect(await answersFor("www.north.example")?.verify("token", visitor)).toBe("human");
    expect(await answersFor("evil.example")?.verify("token", visitor)).toBe("robot");
    expect(sent[0]).toMatchObject({ secret: "a secret", response: "token" });
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type HttpDouble, httpDouble } from "../../../testing/http-double.ts";
import { turnstileVerifier } from "./human-verifier.ts";

const key = "5b9d7c1e-2f53-4a51-8f5e-0a6f6f2a1c11";
const visitor = { address: "203.0.113.7", key };

describe("turnstileVerifier", () => {
  let service: HttpDouble;
  beforeEach(async () => {
    service = await httpDouble(() => ({ status: 200, body: '{"success":true,"hostname":"north.example"}' }));
  });
  afterEach(() => service.stop());
  const verifier = (hostnames?: readonly string[], timeoutMs = 10_000) =>
    turnstileVerifier({
      secret: "s3cret",
      fetch,
      url: service.url,
      timeoutMs,
      ...(hostnames ? { hostnames } : {}),
    });

  it("asks with the secret, the token, the address and the lead's key, and believes a yes", async () => {
    expect(await verifier(["north.example"]).verify("token", visitor)).toBe("human");
    expect(JSON.parse(service.seen[0]?.body ?? "")).toEqual({
      secret: "s3cret",
      response: "token",
      remoteip: "203.0.113.7",
      idempotency_key: key,
    });
  });

  it("sends a key only when the service takes it", async () => {
    await verifier().verify("token", { address: null, key: "not-a-uuid" });
    expect(JSON.parse(service.seen[0]?.body ?? "")).toEqual({ secret: "s3cret", response: "token" });
  });

  it.each([
    ["robot", '{"success":false,"error-codes":["timeout-or-duplicate"]}'],
    ["robot", '{"success":true,"hostname":"evil.example"}'],
    ["robot", '{"success":true}'],
    ["robot", '{"success":"true"}'],
    ["unavailable", "<html>"],
    ["unavailable", "null"],
  ])("says %s for %s", async (verdict, body) => {
    service.respond(() => ({ status: 200, body }));
    expect(await verifier(["north.example"]).verify("token", visitor)).toBe(verdict);
  });

  it.each([null, ""])("misses a token that is %j without asking", async (token) => {
    expect(await verifier().verify(token, visitor)).toBe("missing");
    expect(service.seen).toEqual([]);
  });

  it("asks with JSON, and believes a yes from any host where none is named", async () => {
    expect(await verifier().verify("x".repeat(2048), visitor)).toBe("human");
    expect(service.seen[0]?.headers["content-type"]).toBe("application/json");
    service.respond(() => ({ status: 200, body: '{"success":true}' }));
    expect(await verifier([]).verify("token", visitor)).toBe("human");
  });

  it("sends no key around a UUID", async () => {
    for (const odd of [`${key}0`, `x${key}`]) {
      await verifier().verify("token", { address: null, key: odd });
      expect(JSON.parse(service.seen.at(-1)?.body ?? "")).not.toHaveProperty("idempotency_key");
    }
  });

  it("takes a refusal of ours for the service's word, and its own trouble for none", async () => {
    service.respond(() => ({ status: 499, body: '{"success":false}' }));
    expect(await verifier().verify("token", visitor)).toBe("robot");
    service.respond(() => ({ status: 500, body: '{"success":true}' }));
    expect(await verifier().verify("token", visitor)).toBe("unavailable");
    service.respond(() => ({ status: 200, body: "{}" }));
    expect(await verifier().verify("token", visitor)).toBe("unavailable");
  });

  it("takes no token the service could not have made", async () => {
    expect(await verifier().verify("x".repeat(2049), visitor)).toBe("robot");
  });

  it("says unavailable while the service is down, slow or in trouble", async () => {
    service.respond(() => ({ status: 503 }));
    expect(await verifier().verify("token", visitor)).toBe("unavailable");
    service.respond("hang");
    expect(await verifier([], 50).verify("token", visitor)).toBe("unavailable");
    await service.stop();
    expect(await verifier().verify("token", visitor)).toBe("unavailable");
  });
});

import { afterAll, describe, expect, it } from "vitest";
import { openIdDouble } from "#server/testing/openid-double.ts";
import {
  beginAtProvider,
  nameFromProvider,
  signInProvider,
  type SignInProvider,
} from "./sign-in-provider.ts";
import { readEnvironment } from "#host/wiring/env.ts";

const back = "http://localhost:3001/api/desk/session/provider/back";
const client = { id: "desk", secret: "a secret of the desk", redirectUri: back };
const double = await openIdDouble(client);
afterAll(() => double.stop());
const provider: SignInProvider = {
  issuer: double.issuer,
  clientId: client.id,
  clientSecret: client.secret,
  back,
  claim: "email",
};

/** Signs in as a browser does; `change` is what happens to what the provider sends back. */
async function signIn(
  change: (query: URLSearchParams) => void = () => undefined,
  { again = false, with: used = provider } = {},
): Promise<string> {
  const { location, held } = await beginAtProvider(used, { next: "/desk", again });
  const { searchParams } = await double.visit(location);
  change(searchParams);
  return nameFromProvider(used, searchParams, held);
}

/** Why a sign-in was refused, with the causes below it. */
async function refusal(tried: Promise<string>): Promise<string> {
  const reasons: string[] = [];
  for (
    let error: unknown = await tried.catch((reason: unknown) => reason);
    error instanceof Error;
    error = error.cause
  )
    reasons.push(`${String(error)} ${JSON.stringify(error)}`);
  return reasons.join("; ");
}

describe("signing in with an OpenID provider", () => {
  it("gives the name that the provider vouches for", async () => {
    double.vouchFor({ email: "Ana@example.com", email_verified: true });
    expect(await signIn()).toBe("ana@example.com");
    double.vouchFor({ upn: "Ana" });
    expect(await signIn(undefined, { with: { ...provider, claim: "upn" } })).toBe("Ana");
  });

  it.each([
    ["is of another sign-in", "state", {}, (query: URLSearchParams) => query.set("state", "another")],
    ["has no code", "code", {}, (query: URLSearchParams) => query.delete("code")],
    ["is of another provider", "iss", {}, (query: URLSearchParams) => query.set("iss", "https://x.example")],
    ["has a token of another sign-in", "nonce", { nonce: "another" }, undefined],
    ["has a token of another provider", "iss", { iss: "https://other.example" }, undefined],
    ["has a token for another client", "aud", { aud: "another" }, undefined],
    ["has a token that is over", "exp", { exp: 1 }, undefined],
    ["names nobody", "claim", { email: undefined }, undefined],
    ["has an address that is not verified", "verified", { email_verified: false }, undefined],
  ] as const)("refuses what %s", async (_, why, claims, change) => {
    double.vouchFor({ email: "ana@example.com", ...claims });
    expect(await refusal(signIn(change))).toContain(why);
  });

  it("refuses a token that another key has signed", async () => {
    double.vouchFor({ email: "ana@example.com" });
    double.forge(true);
    expect(await refusal(signIn())).toContain("signature");
    double.forge(false);
    expect(await signIn()).toBe("ana@example.com");
  });

  it("takes a response once", async () => {
    double.vouchFor({ email: "ana@example.com" });
    const { location, held } = await beginAtProvider(provider, { next: "/desk", again: false });
    const { searchParams } = await double.visit(location);
    expect(await nameFromProvider(provider, searchParams, held)).toBe("ana@example.com");
    expect(await refusal(nameFromProvider(provider, searchParams, held))).toContain("invalid_grant");
  });

  it("has a person prove who they are anew for what cannot be undone", async () => {
    double.vouchFor({ email: "ana@example.com" });
    expect(await signIn(undefined, { again: true })).toBe("ana@example.com");
    double.vouchFor({ email: "ana@example.com", auth_time: Math.floor(Date.now() / 1000) - 3600 });
    expect(await signIn()).toBe("ana@example.com");
    expect(await refusal(signIn(undefined, { again: true }))).toContain("last End-User authentication");
  });

  it("is off until all of it is configured", () => {
    expect(signInProvider(readEnvironment({}))).toBeNull();
    const issuer = { FORECOURT_DESK_OIDC_ISSUER: "https://login.example" };
    expect(() => readEnvironment(issuer)).toThrow(/FORECOURT_DESK_URL: .*FORECOURT_DESK_OIDC_CLIENT_ID: /s);
    expect(() => readEnvironment({ FORECOURT_DESK_OIDC_ISSUER: "http://login.example" })).toThrow(
      "over HTTPS",
    );
    const whole = {
      ...issuer,
      FORECOURT_DESK_URL: "https://desk.example",
      FORECOURT_DESK_OIDC_CLIENT_ID: "desk",
      FORECOURT_DESK_OIDC_CLIENT_SECRET: "long enough for this",
    };
    expect(signInProvider(readEnvironment(whole))?.back).toBe(
      "https://desk.example/api/desk/session/provider/back",
    );
  });
});

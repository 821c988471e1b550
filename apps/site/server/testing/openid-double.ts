import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listening } from "#host/testing/listening.ts";

/** An OpenID provider on loopback that checks what a real one checks, and vouches for whom a test names. */
export interface OpenIdDouble {
  issuer: string;
  /** The claims of the person who is signed in there; may lie, as `nonce` or `iss` of another. */
  vouchFor(claims: Record<string, unknown>): void;
  /** Signs with a key that is not the one it publishes. */
  forge(isForging: boolean): void;
  /** Follows an address that a person is sent to, and gives the address that the provider sends them back to. */
  visit(location: string): Promise<URL>;
  stop(): Promise<void>;
}

interface Begun {
  redirectUri: string;
  nonce: string | null;
  challenge: string;
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const seconds = (): number => Math.floor(Date.now() / 1000);

/** Starts a provider that knows one client. */
export async function openIdDouble(client: {
  id: string;
  secret: string;
  redirectUri: string;
}): Promise<OpenIdDouble> {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const another = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  let isForging = false;
  const begun = new Map<string, Begun>();
  let claims: Record<string, unknown> = {};
  let issuer = "";

  const authorize = (query: URLSearchParams, response: ServerResponse): void => {
    const [redirectUri, challenge] = [query.get("redirect_uri") ?? "", query.get("code_challenge")];
    const isRight =
      query.get("client_id") === client.id &&
      redirectUri === client.redirectUri &&
      query.get("response_type") === "code" &&
      query.get("code_challenge_method") === "S256" &&
      (query.get("scope") ?? "").split(" ").includes("openid");
    if (!isRight || challenge === null) {
      response.writeHead(400).end("This request is not one of the client's.");
      return;
    }
    const code = randomUUID();
    begun.set(code, { redirectUri, nonce: query.get("nonce"), challenge });
    const back = new URL(redirectUri);
    back.search = new URLSearchParams({ code, state: query.get("state") ?? "", iss: issuer }).toString();
    response.writeHead(302, { location: back.href }).end();
  };

  const exchange = (form: URLSearchParams, response: ServerResponse): void => {
    const code = form.get("code") ?? "";
    const known = begun.get(code);
    // A code is for one use.
    begun.delete(code);
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight =
      form.get("grant_type") === "authorization_code" &&
      form.get("client_id") === client.id &&
      form.get("client_secret") === client.secret &&
      form.get("redirect_uri") === known?.redirectUri &&
      proof === known?.challenge;
    const json = { "content-type": "application/json" };
    if (!isRight) {
      response.writeHead(400, json).end(JSON.stringify({ error: "invalid_grant" }));
      return;
    }
    const now = seconds();
    const payload = {
      iss: issuer,
      aud: client.id,
      sub: "7",
      iat: now,
      auth_time: now,
      exp: now + 60,
      nonce: known?.nonce,
      ...claims,
    };
    const signed = `${base64({ alg: "RS256", kid: "1" })}.${base64(payload)}`;
    const signature = sign("sha256", Buffer.from(signed), isForging ? another : privateKey).toString(
      "base64url",
    );
    const tokens = { access_token: "a", token_type: "Bearer", id_token: `${signed}.${signature}` };
    response.writeHead(200, json).end(JSON.stringify(tokens));
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", issuer);
    if (pathname === "/authorize") return authorize(searchParams, response);
    if (pathname === "/token")
      return void text(request).then((body) => exchange(new URLSearchParams(body), response));
    const documents: Record<string, object> = {
      "/.well-known/openid-configuration": {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
        authorization_response_iss_parameter_supported: true,
      },
      "/keys": { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256", use: "sig" }] },
    };
    const document = documents[pathname];
    response
      .writeHead(document ? 200 : 404, { "content-type": "application/json" })
      .end(JSON.stringify(document ?? {}));
  });
  issuer = `http://127.0.0.1:${await listening(server)}`;
  return {
    issuer,
    vouchFor: (given) => {
      claims = given;
    },
    forge: (forging) => {
      isForging = forging;
    },
    visit: async (location) => {
      const response = await fetch(location, { redirect: "manual" });
      const back = response.headers.get("location");
      if (back === null) throw new Error(`The provider refused: ${response.status} ${await response.text()}`);
      return new URL(back);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

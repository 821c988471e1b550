import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import { z } from "zod";
import { processWide } from "#host/process/process-wide.ts";
import type { Environment } from "#host/wiring/env.ts";

/** The OpenID provider that people of the desk sign in with. */
export interface SignInProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where it sends people back to. */
  back: string;
  /** The claim that is a person's name at the desk. */
  claim: string;
}

const BACK = "/api/desk/session/provider/back";

/** The provider that the environment names; null where people sign in by links and passwords alone. */
export function signInProvider(env: Environment): SignInProvider | null {
  const {
    FORECOURT_DESK_OIDC_ISSUER: issuer,
    FORECOURT_DESK_OIDC_CLIENT_ID: clientId,
    FORECOURT_DESK_OIDC_CLIENT_SECRET: clientSecret,
    FORECOURT_DESK_URL: desk,
    FORECOURT_DESK_OIDC_CLAIM: claim,
  } = env;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined || desk === undefined)
    return null;
  return { issuer, clientId, clientSecret, back: new URL(BACK, desk).href, claim };
}

const TIMEOUT_SECONDS = 10;
/** What the provider says of itself is read once for each process. */
const found = processWide("desk sign-in provider", () => new Map<string, Promise<Configuration>>());

function configurationOf({ issuer, clientId, clientSecret }: SignInProvider): Promise<Configuration> {
  const known = found.current.get(issuer);
  if (known) return known;
  // The environment lets a provider on this machine alone be called without TLS.
  const overHttp = issuer.startsWith("http:") ? [allowInsecureRequests] : [];
  // Tokens are verified by their signature, too, and not only by where they came from.
  const execute = [enableNonRepudiationChecks, ...overHttp];
  const read = discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute,
    timeout: TIMEOUT_SECONDS,
  });
  found.current.set(issuer, read);
  // A provider that gave no response is called again for the next person.
  read.catch(() => found.current.delete(issuer));
  return read;
}

/** What the browser holds, signed, until the provider sends the person back. */
export const providerTrySchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  /** Seconds since the person proved who they are at the provider, at most; null where any session there will do. */
  maxAge: z.number().nullable(),
});
type ProviderTry = z.infer<typeof providerTrySchema>;

/** Sends a person to the provider; `again` has them prove who they are anew, for what cannot be undone. */
export async function beginAtProvider(
  provider: SignInProvider,
  { next, again }: { next: string; again: boolean },
): Promise<{ location: string; held: ProviderTry }> {
  const configuration = await configurationOf(provider);
  const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
  const location = buildAuthorizationUrl(configuration, {
    redirect_uri: provider.back,
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...(again ? { prompt: "login", max_age: "0" } : {}),
  });
  return {
    location: location.href,
    held: { state, nonce, verifier, next, maxAge: again ? FRESH_SECONDS : null },
  };
}

/** As long as a person may take to prove who they are. */
const FRESH_SECONDS = 600;

/** The name that the provider vouches for. Throws where what came back is not what was begun, or is not signed by it. */
export async function nameFromProvider(
  provider: SignInProvider,
  query: URLSearchParams,
  { state, nonce, verifier, maxAge }: ProviderTry,
): Promise<string> {
  const back = new URL(provider.back);
  back.search = query.toString();
  const tokens = await authorizationCodeGrant(await configurationOf(provider), back, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
    ...(maxAge === null ? {} : { maxAge }),
  });
  const claims: Readonly<Record<string, unknown>> = tokens.claims() ?? {};
  const { [provider.claim]: name, email_verified: isVerified } = claims;
  if (typeof name !== "string" || name === "")
    throw new Error(`The ID token has no claim '${provider.claim}'.`);
  if (provider.claim === "email" && isVerified === false)
    throw new Error("The provider has not verified the e-mail address.");
  return provider.claim === "email" ? name.toLowerCase() : name;
}

import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { markDeskRequest } from "#host/desk/desk-request.ts";
import { openIdDouble } from "#server/testing/openid-double.ts";
import { beginRequest, cookiesSet } from "#server/testing/request-scope.ts";
import { testSite } from "#server/testing/test-site.ts";
import { GET as comeBack } from "../../app/api/desk/session/provider/back/route.ts";
import { GET as begin } from "../../app/api/desk/session/provider/route.ts";
import { readAudit } from "./audit-trail.ts";
import { addDeskUser } from "./desk-people.ts";
import { readDeskSession } from "./desk-session.ts";
import { signInAtDesk } from "./sign-in-at-desk.ts";

const DESK = "http://localhost:3001";
const client = { id: "desk", secret: "long enough", redirectUri: `${DESK}/api/desk/session/provider/back` };
const double = await openIdDouble(client);
afterAll(() => double.stop());
const { wiring } = await testSite({
  FORECOURT_DESK_URL: DESK,
  FORECOURT_DESK_OIDC_ISSUER: double.issuer,
  FORECOURT_DESK_OIDC_CLIENT_ID: client.id,
  FORECOURT_DESK_OIDC_CLIENT_SECRET: client.secret,
});
await addDeskUser(wiring, { name: "ana@example.com", role: "platform", sites: [], password: null });

/** A request as the desk's own listener hands it on. */
function atDesk(path: string): Request {
  const incoming = { headers: {} as Record<string, string> };
  markDeskRequest(incoming as unknown as IncomingMessage);
  return new Request(`${DESK}${path}`, { headers: incoming.headers });
}
const ways = { params: Promise.resolve({}) };
const locationOf = (response: Response): string => response.headers.get("location") ?? "";

/** Goes to the provider and back as a browser does, and gives where it ends up. */
async function signIn(email: string, browser: "same" | "new" = "same"): Promise<string> {
  double.vouchFor({ email });
  beginRequest({ host: "localhost:3001" }, "new");
  const sent = await begin(atDesk("/api/desk/session/provider?next=/desk/leads"), ways);
  const back = await double.visit(locationOf(sent));
  beginRequest({ host: "localhost:3001" }, browser);
  return locationOf(await comeBack(atDesk(back.pathname + back.search), ways));
}

describe("signing in at the desk", () => {
  it("lets a person in whom the provider vouches for and the desk knows, where they were going", async () => {
    expect(await signIn("ana@example.com")).toBe("/desk/leads");
    expect(cookiesSet().get("fc-desk")).toMatchObject({ httpOnly: true, sameSite: "lax" });
    expect((await readDeskSession(wiring))?.user.name).toBe("ana@example.com");
    expect((await readAudit(wiring, { limit: 1 }))[0]).toMatchObject({ did: "sign in", about: "provider" });
  });

  it("lets in no person whom the desk does not know, nor another browser than the one that began", async () => {
    expect(await signIn("eve@example.com")).toBe("/desk/sign-in?problem=unknown");
    expect(await signIn("ana@example.com", "new")).toBe("/desk/sign-in?problem=wrong");
    expect(cookiesSet().get("fc-desk")).toBeUndefined();
  });

  it("is not there for a request that came in elsewhere", async () => {
    for (const route of [begin, comeBack])
      expect((await route(new Request(`${DESK}/api/desk/session/provider`), ways)).status).toBe(404);
  });

  it("writes once to a person who is locked out, where their name is an address", async () => {
    const mails = (): string[] => readdirSync(join(wiring.dataDirectory, "mail"));
    const guess = () =>
      signInAtDesk(wiring, { code: "", name: "ana@example.com", password: "a guess", address: "192.0.2.1" });
    for (let wrong = 0; wrong < 5; wrong += 1) expect(await guess()).toEqual({ ok: false, problem: "wrong" });
    for (let more = 0; more < 2; more += 1) expect(await guess()).toEqual({ ok: false, problem: "wait" });
    const [mail = "", ...others] = mails();
    expect(others).toEqual([]);
    expect(readFileSync(join(wiring.dataDirectory, "mail", mail), "utf8")).toContain("To: ana@example.com");
  });
});

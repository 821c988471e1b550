import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { deskUsers } from "../../server/desk/desk-users.ts";
import type { DeskRole } from "../../server/desk/roles.ts";
import { makeSignInCode } from "../../server/desk/sign-in-links.ts";
import { DATA, PORT } from "./site.ts";
import { type Shopper, shopperAt } from "./shopper-client.ts";

const run = promisify(execFile);
const DESK_PORT = Number(PORT) + 50;

/** Lets a person sign in, as `forecourt desk add` does; a command takes a second to start. */
export const addAtDesk = (name: string, role: DeskRole, ...sites: string[]): Promise<void> =>
  deskUsers(DATA).save({ name, role, sites, password: null, sessionsFrom: Date.now() });

/** A code that signs a person in, as the address has it that `forecourt desk link` prints. */
const codeFor = (name: string): Promise<string> => makeSignInCode(DATA, name, Date.now() + 60_000);

/** An address that signs a person of the platform in. */
export async function deskLink(name = "operator"): Promise<string> {
  if (!(await deskUsers(DATA).get(name))) await addAtDesk(name, "platform");
  return `http://localhost:${DESK_PORT}/desk/sign-in?code=${await codeFor(name)}`;
}

/** `forecourt …` as a person types it beside the running site. */
export async function forecourt(...args: string[]): Promise<string> {
  const node = ["--disable-warning=ExperimentalWarning", "cli/forecourt.ts"];
  const env = {
    ...process.env,
    FORECOURT_ENV: "test",
    FORECOURT_DATA: DATA,
    FORECOURT_TENANTS: join(DATA, "tenants"),
    FORECOURT_LOG_LEVEL: "silent",
  };
  const cwd = join(import.meta.dirname, "../..");
  const { stdout } = await run(process.execPath, [...node, ...args], { cwd, env });
  return stdout.trim();
}

/** An HTTP client at the desk: nobody yet. */
export const strangerAtDesk = (): Shopper => shopperAt(null, new Map(), DESK_PORT);

/** An HTTP client that is signed in at the desk by a link, with the token of its session's forms. */
export async function signedInAtDesk(name: string): Promise<{ client: Shopper; token: string }> {
  const client = strangerAtDesk();
  const form = { act: "in", code: await codeFor(name), next: "/desk" };
  await client.post("/api/desk/session", { form });
  const { text } = await client.get("/desk");
  return { client, token: /name="token" value="([^"]+)"/.exec(text)?.[1] ?? "" };
}

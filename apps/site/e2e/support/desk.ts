import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { DATA, PORT } from "./site.ts";
import { type Shopper, shopperAt } from "./shopper-client.ts";

const run = promisify(execFile);
const DESK_PORT = Number(PORT) + 50;

/** `forecourt desk …` as a person types it beside the running site. */
export const deskCommand = (...args: string[]): Promise<string> => forecourt("desk", ...args);

/** `forecourt …`, in the same way. */
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
  const code = new URL(await deskCommand("link", name)).searchParams.get("code") ?? "";
  await client.post("/api/desk/session", { form: { act: "in", code, next: "/desk" } });
  const { text } = await client.get("/desk");
  return { client, token: /name="token" value="([^"]+)"/.exec(text)?.[1] ?? "" };
}

import { readdirSync, readFileSync, statSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { DATA, PORT } from "./site.ts";

/** What a site answered. */
export interface Answer {
  status: number;
  location: string | null;
  /** Each `Set-Cookie` as it came. */
  cookies: readonly string[];
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
  json: unknown;
}

/** A plain form's fields; pairs where one name stands in it more than once. */
type FormFields = Readonly<Record<string, string>> | readonly (readonly [name: string, value: string])[];

const isPairs = (form: FormFields): form is readonly (readonly [string, string])[] => Array.isArray(form);

const formBody = (form: FormFields): string =>
  new URLSearchParams(
    (isPairs(form) ? form : Object.entries(form)).map(([name, value]) => [name, value]),
  ).toString();

/** How one request differs from a browser's ordinary one. */
interface Sending {
  /** Fields of a plain form, or a value to be sent as JSON. */
  form?: FormFields;
  json?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** A browser without scripts at one dealer: it keeps cookies and sends what browsers send. */
export interface Shopper {
  readonly cookies: Map<string, string>;
  get(path: string, sending?: Sending): Promise<Answer>;
  post(path: string, sending?: Sending): Promise<Answer>;
  put(path: string, sending?: Sending): Promise<Answer>;
}

let addresses = 0;
/** Each process that runs tests has a network of its own; the next one counts from the start again. */
const NETWORK = 10 + (Number(process.env["TEST_WORKER_INDEX"] ?? 0) % 200);

/**
 * A browser at a dealer's loopback host, or at the bare one for null, from an address of its own. `cookies` are those it
 * starts with.
 */
export function shopperAt(
  tenant: string | null,
  cookies: ReadonlyMap<string, string> = new Map(),
  port = Number(PORT),
): Shopper {
  const jar = new Map(cookies);
  const from = `10.${NETWORK}.${Math.floor((addresses += 1) / 200)}.${addresses % 200}`;
  const send = (
    method: string,
    path: string,
    { form, json, headers = {} }: Sending = {},
  ): Promise<Answer> => {
    const body = form === undefined ? (json === undefined ? null : JSON.stringify(json)) : formBody(form);
    const type = form === undefined ? "application/json" : "application/x-www-form-urlencoded";
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host: "127.0.0.1",
          port,
          method,
          path,
          headers: {
            host: `${tenant === null ? "" : `${tenant}.`}localhost:${port}`,
            "x-forwarded-for": from,
            "sec-fetch-site": "same-origin",
            ...(body === null
              ? {}
              : { "content-type": type, "content-length": String(Buffer.byteLength(body)) }),
            ...(jar.size === 0
              ? {}
              : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () => {
            const set = response.headers["set-cookie"] ?? [];
            for (const cookie of set) keep(jar, cookie);
            const text = Buffer.concat(chunks).toString("utf8");
            resolve({
              status: response.statusCode ?? 0,
              location: response.headers.location ?? null,
              cookies: set,
              headers: response.headers,
              text,
              json: jsonOf(text),
            });
          });
        },
      );
      asked.on("error", reject);
      asked.end(body ?? undefined);
    });
  };
  return {
    cookies: jar,
    get: (path, sending) => send("GET", path, sending),
    post: (path, sending) => send("POST", path, sending),
    put: (path, sending) => send("PUT", path, sending),
  };
}

function keep(jar: Map<string, string>, cookie: string): void {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (/max-age=0\b/i.test(cookie) || value === "") jar.delete(name);
  else jar.set(name, value);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The newest mail to an address, its text decoded. */
function mailTo(address: string): { subject: string; text: string; raw: string } {
  const folder = join(DATA, "mail");
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .toSorted((a, b) => b.at - a.at);
  for (const { name } of mails) {
    const raw = readFileSync(join(folder, name), "utf8");
    if (!raw.includes(`To: ${address}`)) continue;
    const unfolded = raw.replaceAll(/\r\n[ \t]/g, " ");
    const [, subject = ""] = /^Subject: (.*)$/m.exec(unfolded) ?? [];
    const text = raw
      .replaceAll("=\r\n", "")
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
    return { subject: subject.trim(), text, raw };
  }
  throw new Error(`No mail went to ${address}.`);
}

/** The code of the newest mail to an address. */
export const codeFor = (address: string): string => /^(\d{6})/.exec(mailTo(address).subject)?.[1] ?? "";

/** What a link in the newest mail to an address carries under a name. */
export const linkFor = (address: string, name: "link" | "confirm" | "token"): string =>
  new RegExp(`[?&]${name}=([\\w-]+)`).exec(mailTo(address).text)?.[1] ?? "";

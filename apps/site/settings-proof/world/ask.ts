import { askSite } from "../../host/testing/ask-site.ts";

/** One request to a tenant's site. */
export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** What came back; a redirect is an answer, it is not followed. */
export interface Answered {
  readonly status: number;
  readonly location: string | null;
  readonly cookies: readonly string[];
  readonly body: string;
}

/** Asks a tenant of a running site. A busy machine gets its time. */
export async function ask(port: number, slug: string, path: string, asked: Asked = {}): Promise<Answered> {
  const { status, headers, body } = await askSite({
    ...asked,
    port,
    host: `${slug}.localhost:${port}`,
    path,
    headers: { "user-agent": "settings-proof", ...asked.headers },
  });
  if (status === 0) throw new Error(`${path} was not answered.`);
  return { status, location: headers.location ?? null, cookies: headers["set-cookie"] ?? [], body };
}

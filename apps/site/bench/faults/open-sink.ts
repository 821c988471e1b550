import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dashboardDouble } from "@forecourt/tenant-config/dashboard-double";
import { doubledSites } from "../../demo/dashboard/doubled-sites.ts";
import { smtpDouble } from "#host/testing/smtp-double.ts";

/** Where leads go. */
export interface Sink {
  /** The settings that lead the site to it. */
  environment: Readonly<Record<string, string>>;
  /** Everything that came, as text. */
  texts: () => readonly string[];
  close: () => Promise<void> | void;
}

const TENANTS = join(import.meta.dirname, "../../tenants");

/** Opens the double of a dashboard or a mail server behind a proxy; without either, leads go to the mail folder. */
export async function openSink(
  kind: "dashboard" | "smtp" | undefined,
  mailFolder: string,
  behindProxy: (port: number) => Promise<number>,
): Promise<Sink> {
  if (kind === "dashboard") {
    const bodies: string[] = [];
    const double = await dashboardDouble(await doubledSites(TENANTS, new Date()), {
      onRequest: ({ method, body }) => void (method !== "GET" && bodies.push(body)),
    });
    const port = await behindProxy(Number(new URL(double.url).port));
    return {
      environment: { DASHBOARD_URL: `http://127.0.0.1:${port}` },
      texts: () => bodies,
      close: () => double.close(),
    };
  }
  if (kind === "smtp") {
    const double = await smtpDouble();
    const port = await behindProxy(double.port);
    return {
      environment: { SMTP_URL: `smtp://127.0.0.1:${port}` },
      texts: () => double.mails.map(joinLines),
      close: () => double.close(),
    };
  }
  return { environment: {}, texts: () => mailsIn(mailFolder), close: () => undefined };
}

/** A mail with its folded lines joined. */
const joinLines = (mail: string): string => mail.replaceAll(/=\r?\n/g, "");

function mailsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => joinLines(readFileSync(join(folder, name), "utf8")));
}

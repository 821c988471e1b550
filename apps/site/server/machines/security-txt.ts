import { siteLocales } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import type { MachineSite } from "./machine-site.ts";

const DAY_MS = 86_400_000;

/** Whom to write to about a weakness of the site (RFC 9116). It is good for half a year from the day it was requested. */
export function securityTxt({ site, origin }: Pick<MachineSite, "site" | "origin">): string | null {
  const { email } = site.config.site;
  const form = href("form", { form: "general" }, site);
  const contacts = [
    ...(email === null ? [] : [`mailto:${email}`]),
    ...(form === null ? [] : [form.startsWith("/") ? `${origin}${form}` : form]),
  ];
  if (contacts.length === 0) return null;
  const today = Math.floor(site.now.getTime() / DAY_MS) * DAY_MS;
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(today + 180 * DAY_MS).toISOString()}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Preferred-Languages: ${siteLocales(site.config)
      .map(({ locale }) => locale.slice(0, 2))
      .join(", ")}`,
    "",
  ].join("\n");
}

import { siteAddress, wording } from "@forecourt/tenant-config";
import { footerNavigation } from "@forecourt/tenant-config/routes";
import { dealerContact } from "#server/views/dealer/dealer-contact.ts";
import type { MachineSite } from "./machine-site.ts";

/** The site in words for language models: who the dealer is, when it is open, and the pages of its menus. */
export function llmsTxt({ site, origin }: Pick<MachineSite, "site" | "origin">): string {
  const { config } = site;
  const words = wording(config);
  const { phone, hours } = dealerContact(site);
  const facts = [
    siteAddress(config),
    config.cars.maskPhones ? null : (phone?.text ?? null),
    config.site.email,
    ...hours.map(({ days, hours: text }) => `${days}: ${text}`),
    config.market.priceNote,
  ].filter((fact) => fact !== null);
  const groups = footerNavigation(site).map(({ title, links }) => [
    `## ${title}`,
    "",
    ...links.map(({ label, href }) => `- [${label}](${href.startsWith("/") ? `${origin}${href}` : href})`),
    "",
  ]);
  return [
    `# ${config.site.name}`,
    "",
    ...(config.site.tagline === "" ? [] : [`> ${config.site.tagline}`, ""]),
    ...facts.map((fact) => `- ${fact}`),
    "",
    ...groups.flat(),
    words.footerNote,
    "",
  ].join("\n");
}

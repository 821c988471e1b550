import type { TenantConfig } from "@forecourt/tenant-config";
import { escapeHtml } from "#host/http/response/escape-html.ts";

/** One part of a mail, written as text and as HTML. */
export type MailPart =
  | { kind: "text"; text: string; quiet?: boolean }
  | { kind: "heading"; text: string }
  /** A code to type in. */
  | { kind: "code"; text: string }
  | { kind: "button"; label: string; href: string }
  | { kind: "links"; links: readonly { label: string; href: string }[] }
  | { kind: "car"; title: string; note: string; price: string; href: string; picture: string | null };

/** What a mail is rendered with: the dealer's name and colours. */
export type MailLook = Pick<TenantConfig, "site" | "theme" | "market">;

/** The mail as plain text: what it says, with every link written out. */
export const mailText = (parts: readonly MailPart[], { site }: MailLook): string =>
  [...parts.map(textOf), site.name, ...(site.phone === null ? [] : [site.phone]), ""].join("\n\n");

function textOf(part: MailPart): string {
  switch (part.kind) {
    case "text":
    case "heading":
    case "code":
      return part.text;
    case "button":
      return `${part.label}: ${part.href}`;
    case "links":
      return part.links.map(({ label, href }) => `${label}: ${href}`).join("\n");
    case "car":
      return [part.title, part.note, part.price, part.href].filter((line) => line !== "").join("\n");
  }
}

/**
 * The mail as HTML in the dealer's look. Mail programs take tables and styles on each element, no style sheet and no
 * script; nothing in it is fetched but pictures of cars.
 */
export function mailHtml(parts: readonly MailPart[], look: MailLook): string {
  const { site, theme, market } = look;
  const rows = parts.map((part) => `<tr><td style="padding:0 24px 16px">${htmlOf(part, look)}</td></tr>`);
  return `<!doctype html>
<html lang="${escapeHtml(market.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="margin:0;background:${theme.surface};color:${theme.ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${theme.ground};border:1px solid ${theme.line};border-radius:${theme.radius}px">
<tr><td style="padding:20px 24px;border-bottom:3px solid ${theme.accent};font-size:20px;font-weight:700">${escapeHtml(site.name)}</td></tr>
<tr><td style="height:20px"></td></tr>
${rows.join("\n")}
</table></td></tr></table></body></html>
`;
}

function htmlOf(part: MailPart, { theme }: MailLook): string {
  switch (part.kind) {
    case "text":
      return `<p style="margin:0${part.quiet ? `;font-size:14px;color:${theme.inkQuiet}` : ""}">${escapeHtml(part.text)}</p>`;
    case "heading":
      return `<h1 style="margin:0;font-size:20px;line-height:1.3">${escapeHtml(part.text)}</h1>`;
    case "code":
      return `<p style="margin:0;font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(part.text)}</p>`;
    case "button":
      return `<a href="${escapeHtml(part.href)}" style="display:inline-block;padding:12px 20px;background:${theme.accent};color:${theme.accentInk};border-radius:${theme.radius}px;text-decoration:none;font-weight:600">${escapeHtml(part.label)}</a>`;
    case "links":
      return part.links
        .map(
          ({ label, href }) =>
            `<a href="${escapeHtml(href)}" style="font-size:14px;color:${theme.inkQuiet}">${escapeHtml(label)}</a>`,
        )
        .join(" · ");
    case "car":
      return carHtml(part, theme);
  }
}

function carHtml(
  { title, note, price, href, picture }: Extract<MailPart, { kind: "car" }>,
  theme: MailLook["theme"],
): string {
  const image =
    picture === null
      ? ""
      : `<td width="128" style="padding-right:16px;vertical-align:top"><img src="${escapeHtml(picture)}" alt="" width="128" style="display:block;width:128px;height:auto;border-radius:${theme.radius}px"></td>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${image}<td style="vertical-align:top"><a href="${escapeHtml(href)}" style="color:${theme.ink};font-weight:600">${escapeHtml(title)}</a><br><span style="font-size:14px;color:${theme.positive}">${escapeHtml(note)}</span><br><strong>${escapeHtml(price)}</strong></td></tr></table>`;
}

import { phoneDigits, type Sha256 } from "../third-parties/hash-shopper.ts";
import type { PixelCopy } from "../third-parties/social-pixel.ts";

/** What of a shopper's goes with a server event, hashed where it names them. */
export interface PixelShopper {
  readonly address: string | null;
  readonly userAgent: string | null;
  /** The pixel's own cookies, as the browser sent them. */
  readonly browserId: string | null;
  readonly clickId: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

const NAMES: readonly PixelCopy["event_name"][] = [
  "PageView",
  "ViewContent",
  "Search",
  "AddToWishlist",
  "Contact",
  "Schedule",
  "InitiateCheckout",
  "Lead",
];
const CONTENT = ["content_ids", "content_name", "content_type", "quantity", "currency", "value"];

const text = (value: unknown, limit = 500): string | null =>
  typeof value === "string" && value !== "" && value.length <= limit ? value : null;

/**
 * Reads the copy of a pixel's event that a page posts to `/api/fb-events`, trusting nothing; `null` when it is none.
 *
 * @example
 * parsePixelCopy({ event_name: "Lead" }) // null
 */
export function parsePixelCopy(body: unknown): PixelCopy | null {
  if (typeof body !== "object" || body === null) return null;
  const field = new Map<string, unknown>(Object.entries(body));
  const name = NAMES.find((known) => known === field.get("event_name"));
  const id = text(field.get("event_id"), 100);
  const url = text(field.get("url"), 2000);
  if (!name || id === null || url === null) return null;
  const content = field.get("content");
  const entries = typeof content === "object" && content !== null ? Object.entries(content) : [];
  return {
    event_name: name,
    event_id: id,
    unique_id: text(field.get("unique_id"), 100) ?? "",
    url,
    lead_id: text(field.get("lead_id"), 100),
    content: Object.fromEntries(entries.filter(([key, value]) => CONTENT.includes(key) && isContent(value))),
  };
}

const isContent = (value: unknown): boolean =>
  typeof value === "number" ||
  text(value) !== null ||
  (Array.isArray(value) && value.length <= 20 && value.every((entry) => text(entry) !== null));

/** The network counts nothing that happened longer ago, and refuses the whole request for it. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The body of one server event for the social network, or `null` for one that is too old. Address and mail are hashed
 * by the caller's `sha256`; what identifies the browser alone goes as it is, as the network asks.
 *
 * @example
 * await pixelServerEvent(copy, { shopper, happenedAt: now, now, callingCode: "61", sha256 })
 */
export async function pixelServerEvent(
  copy: PixelCopy,
  parts: {
    readonly shopper: PixelShopper;
    /** Epoch milliseconds. */
    readonly happenedAt: number;
    readonly now: number;
    readonly callingCode: string;
    readonly sha256: Sha256;
  },
): Promise<{ readonly data: readonly [Readonly<Record<string, unknown>>] } | null> {
  const { shopper, sha256 } = parts;
  if (parts.now - parts.happenedAt > MAX_AGE_MS) return null;
  const mail = shopper.email?.trim().toLowerCase();
  const digits = shopper.phone === null ? "" : phoneDigits(shopper.phone, parts.callingCode);
  const user = {
    em: mail ? [await sha256(mail)] : null,
    ph: digits !== "" ? [await sha256(digits)] : null,
    external_id: copy.unique_id === "" ? null : [await sha256(copy.unique_id)],
    client_ip_address: shopper.address,
    client_user_agent: shopper.userAgent,
    fbp: shopper.browserId,
    fbc: shopper.clickId,
  };
  return {
    data: [
      {
        event_name: copy.event_name,
        event_id: copy.event_id,
        event_time: Math.floor(parts.happenedAt / 1000),
        action_source: "website",
        event_source_url: copy.url,
        user_data: Object.fromEntries(Object.entries(user).filter(([, value]) => value !== null)),
        custom_data: copy.content,
      },
    ],
  };
}

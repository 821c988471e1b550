import type { ShopperMail } from "../delivery/sinks/mail/mailer.ts";

/** A mail to a shopper; say only what the test is about. */
export const aShopperMail = (change: Partial<ShopperMail> = {}): ShopperMail => ({
  key: "alert.7",
  to: "ada@example.com",
  fromName: "North Cars",
  subject: "Two new cars",
  text: "A plain text.",
  html: "<p>A marked text.</p>",
  date: new Date("2026-11-21T10:00:00Z"),
  headers: { "List-Unsubscribe": "<https://north.example/stop>" },
  ...change,
});

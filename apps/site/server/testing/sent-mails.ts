import type { ShopperMail } from "@forecourt/leads/delivery";
import { vi } from "vitest";
import type { Wiring } from "#host/wiring/wiring.ts";

/** What shoppers were mailed, the newest last, and whether the mail server takes mails. */
export interface SentMails {
  readonly all: readonly ShopperMail[];
  /** The newest mail to an address. */
  to(address: string): ShopperMail;
  refuse(on: boolean): void;
}

/** Puts a list in the place of the mail server of a test's site. */
export function sentMails({ mailer }: Wiring): SentMails {
  const all: ShopperMail[] = [];
  let refused = false;
  vi.spyOn(mailer, "send").mockImplementation(async (mail) => {
    if (refused) return { ok: false, retry: true, problem: "SMTP 451" };
    all.push(mail);
    return { ok: true, remoteId: null };
  });
  return {
    all,
    to: (address) => {
      const mail = all.findLast((each) => each.to === address);
      if (!mail) throw new Error(`Nothing was mailed to ${address}.`);
      return mail;
    },
    refuse: (on) => {
      refused = on;
    },
  };
}

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Delivery, LeadSink } from "../delivery/lead-sink.ts";
import type { StoredLead } from "../enquiry/model/stored-lead.ts";
import { aStoredLead } from "./a-stored-lead.ts";

/** A sink with a look at its other side, which can be broken and mended. */
export interface LeadSinkUnderTest {
  sink: LeadSink;
  /** Everything that arrived, as text, oldest first. Attachments stand in it as they are, or in base64. */
  arrived: () => Promise<string[]>;
  breakDown: () => Promise<void>;
  repair: () => Promise<void>;
  discard: () => Promise<void>;
}

/** What the file of the contract's lead holds. */
export const FILE_CONTENT = "the bytes of a photo";
const FILE = { id: "f1", name: "front-left.jpg", type: "image/jpeg", bytes: FILE_CONTENT.length };

/** Stands for the upload storage: every file holds `FILE_CONTENT`. */
export const readContractFile = async (): Promise<Buffer> => Buffer.from(FILE_CONTENT);

/** A delivery as a worker makes it. */
export function aDelivery(lead: StoredLead, change: Partial<Delivery> = {}): Delivery {
  return {
    key: lead.id,
    attempt: 1,
    revision: lead.revision,
    remoteId: null,
    signal: new AbortController().signal,
    ...change,
  };
}

/**
 * The contract of every sink: what arrives carries the lead and its key, repeats carry the same key, and trouble on
 * the other side is an outcome, never an exception.
 */
export function describeLeadSink(name: string, make: () => Promise<LeadSinkUnderTest>): void {
  describe(`lead sink: ${name}`, () => {
    let under: LeadSinkUnderTest | null = null;
    const current = (): LeadSinkUnderTest => {
      if (!under) throw new Error("The sink is asked for before the suite has started.");
      return under;
    };
    beforeEach(async () => {
      under = await make();
    });
    afterEach(async () => {
      await under?.discard();
      under = null;
    });

    it("delivers the shopper and the message, with the key", async () => {
      const { sink, arrived } = current();
      const lead = aStoredLead({ lead: { message: "Does it tow 2 t?" } });
      expect(await sink.deliver(lead, aDelivery(lead))).toMatchObject({ ok: true });
      const all = (await arrived()).join("\n");
      for (const part of [lead.id, "aroha@example.com", "Ngata", "Does it tow 2 t?"])
        expect(all).toContain(part);
    });

    it("can be sent again, with the same key", async () => {
      const { sink, arrived } = current();
      const lead = aStoredLead();
      await sink.deliver(lead, aDelivery(lead));
      expect(await sink.deliver(lead, aDelivery(lead, { attempt: 2 }))).toMatchObject({ ok: true });
      for (const one of await arrived()) expect(one).toContain(lead.id);
    });

    it("takes whatever a shopper can type", async () => {
      const { sink } = current();
      const nasty =
        "\u0000\u202E<script>alert(1)</script>\r\nBcc: x@example.com\r\n\r\n]]>&#0;\uD800 \u{1F697} ' \" ; -- ${x}";
      const person = { ...aStoredLead().lead.person, name: nasty, firstName: nasty, lastName: nasty };
      const lead = aStoredLead({ lead: { message: nasty.repeat(50), person } });
      expect(await sink.deliver(lead, aDelivery(lead))).toMatchObject({ ok: true });
    });

    it("delivers a lead that says next to nothing", async () => {
      const unknown = {
        name: null,
        firstName: null,
        middleName: null,
        lastName: null,
        email: null,
        phone: null,
        phoneE164: null,
        postcode: null,
        state: null,
      };
      const lead = aStoredLead({ lead: { person: unknown, message: null, location: null, userAgent: null } });
      expect(await current().sink.deliver(lead, aDelivery(lead))).toMatchObject({ ok: true });
    });

    it("does with files what it says it does", async () => {
      const { sink, arrived } = current();
      const file = { ...FILE, location: "north/f1.jpg" };
      const lead = aStoredLead({ lead: { hasFiles: true }, files: [file] });
      expect(await sink.deliver(lead, aDelivery(lead))).toMatchObject({ ok: true });
      const all = (await arrived()).join("\n");
      const content = [FILE_CONTENT, Buffer.from(FILE_CONTENT).toString("base64")];
      expect(content.some((text) => all.includes(text))).toBe(sink.files === "sent");
      expect(all.includes(FILE.name)).toBe(sink.files !== "left_out");
    });

    it("asks for another try while the other side is down, without a word about the shopper, and delivers after", async () => {
      const { sink, breakDown, repair, arrived } = current();
      const lead = aStoredLead();
      await breakDown();
      const outcome = await sink.deliver(lead, aDelivery(lead));
      expect(outcome).toMatchObject({ ok: false, retry: true });
      expect(JSON.stringify(outcome)).not.toMatch(/aroha|ngata|0412/i);
      await repair();
      expect(await sink.deliver(lead, aDelivery(lead, { attempt: 2 }))).toMatchObject({ ok: true });
      expect((await arrived()).length).toBeGreaterThan(0);
    });
  });
}

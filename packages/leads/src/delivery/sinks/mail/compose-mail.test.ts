import { describe, expect, it } from "vitest";
import { composeMail, type MailFacts, mailFields } from "./compose-mail.ts";

const facts: MailFacts = {
  mail: { subject: "Enquiry", text: "Hello", replyTo: { name: "Ada", address: "ada@example.com" } },
  key: "lead-7",
  date: new Date("2026-11-21T10:00:00Z"),
  from: "leads@north.example",
  to: ["sales@north.example", "desk@north.example"],
  attachments: [],
};
const file = { id: "f", name: "car.jpg", type: "image/jpeg", bytes: 3, location: "x" };
const idOf = (from: string) => mailFields({ ...facts, from }).messageId;

describe("mailFields", () => {
  it("answers to the shopper, and to nobody where no address was given", () => {
    expect(mailFields(facts)).toMatchObject({
      subject: "Enquiry",
      text: "Hello",
      replyTo: { address: "ada@example.com" },
      headers: { "X-Lead-Key": "lead-7" },
    });
    expect(mailFields({ ...facts, mail: { ...facts.mail, replyTo: null } })).not.toHaveProperty("replyTo");
  });

  it("never opens a file or an address for what a shopper typed", () => {
    expect(mailFields(facts)).toMatchObject({ disableFileAccess: true, disableUrlAccess: true });
  });

  it.each([
    ["leads@north.example", "<lead.lead-7@north.example>"],
    ["North Cars <leads@north-cars.example>", "<lead.lead-7@north-cars.example>"],
    ["North Cars <leads@north.example> ", "<lead.lead-7@north.example>"],
    ["nobody", "<lead.lead-7@forecourt.invalid>"],
    ["a@first.example <leads@north.example>", "<lead.lead-7@north.example>"],
  ])("is known from %j as %s", (from, id) => expect(idOf(from)).toBe(id));

  it("goes to one address or to several", () => {
    expect(mailFields({ ...facts, to: "one@north.example" }).to).toBe("one@north.example");
    expect(mailFields(facts).to).toEqual(["sales@north.example", "desk@north.example"]);
  });
});

describe("composeMail", () => {
  it("is a message with the files under their own names and kinds, its lines ended as mail's are", async () => {
    const attachments = [{ file, content: Buffer.from("abc") }];
    const message = (await composeMail({ ...facts, attachments })).toString("latin1");
    expect(message).toMatch(/^To: sales@north\.example, desk@north\.example\r$/m);
    expect(message).toMatch(/^Reply-To: Ada <ada@example\.com>\r$/m);
    expect(message).toMatch(/^Message-ID: <lead\.lead-7@north\.example>\r$/m);
    expect(message).toMatch(/^X-Lead-Key: lead-7\r$/m);
    expect(message).toMatch(/^Date: Sat, 21 Nov 2026 10:00:00 \+0000\r$/m);
    expect(message).toMatch(/Content-Type: image\/jpeg; name=car\.jpg/);
    expect(message).toContain(Buffer.from("abc").toString("base64"));
    expect(message).not.toMatch(/[^\r]\n/);
  });
});

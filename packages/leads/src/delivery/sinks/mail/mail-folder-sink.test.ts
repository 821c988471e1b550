import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { aStoredLead } from "../../../testing/a-stored-lead.ts";
import { aDelivery, describeLeadSink, readContractFile } from "../../../testing/describe-lead-sink.ts";
import { mailFolderSink } from "./mail-folder-sink.ts";

const folders: string[] = [];
const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-mail-"));
  folders.push(folder);
  return join(folder, "mail");
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
const now = () => new Date("2026-11-21T10:00:00Z");
const sinkIn = (directory: string) =>
  mailFolderSink({ directory, from: "Leads <leads@north.example>", to: ["sales@north.example"], now });
const readAll = (directory: string): string[] =>
  readdirSync(directory).map((name) => readFileSync(join(directory, name), "utf8"));

describeLeadSink("mail folder", async () => {
  const directory = freshFolder();
  return {
    sink: mailFolderSink({
      directory,
      from: "Leads <leads@north.example>",
      to: ["sales@north.example"],
      now,
      readFile: readContractFile,
    }),
    arrived: async () => readAll(directory),
    breakDown: async () => writeFileSync(directory, "in the way"),
    repair: async () => rmSync(directory),
    discard: async () => {},
  };
});

describeLeadSink("mail folder without a file reader", async () => {
  const directory = freshFolder();
  return {
    sink: sinkIn(directory),
    arrived: async () => readAll(directory),
    breakDown: async () => writeFileSync(directory, "in the way"),
    repair: async () => rmSync(directory),
    discard: async () => {},
  };
});

describe("mailFolderSink", () => {
  it("writes one whole mail under the delivery's key, however often it is delivered", async () => {
    const directory = freshFolder();
    const lead = aStoredLead();
    await sinkIn(directory).deliver(lead, aDelivery(lead));
    await sinkIn(directory).deliver(lead, aDelivery(lead, { attempt: 2 }));
    expect(readdirSync(directory)).toEqual([`${lead.id}.eml`]);
    const [mail] = readAll(directory);
    expect(mail).toContain(`Message-ID: <lead.${lead.id}@north.example>`);
    expect(mail).toContain("To: sales@north.example");
    expect(mail).toContain("Reply-To: Aroha Ngata <aroha@example.com>");
  });

  it("lets no shopper write a header", async () => {
    const directory = freshFolder();
    const evil = "Ada\r\nBcc: all@example.com\r\nSubject: gotcha";
    const person = { ...aStoredLead().lead.person, name: evil, email: "a@example.com\r\nBcc: b@example.com" };
    const lead = aStoredLead({ lead: { person, message: evil } });
    await sinkIn(directory).deliver(lead, aDelivery(lead));
    const head = readAll(directory)[0]?.split("\r\n\r\n")[0] ?? "";
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head.match(/^Subject:/gim)).toHaveLength(1);
  });

  it("attaches the shopper's files", async () => {
    const directory = freshFolder();
    const file = { id: "f", name: "my car.jpg", type: "image/jpeg", bytes: 4, location: "f" };
    const lead = aStoredLead({ files: [file] });
    const sink = mailFolderSink({
      directory,
      from: "leads@north.example",
      to: ["sales@north.example"],
      now,
      readFile: async () => Buffer.from("JPEG"),
    });
    await sink.deliver(lead, aDelivery(lead));
    expect(readAll(directory)[0]).toContain(Buffer.from("JPEG").toString("base64"));
  });
});

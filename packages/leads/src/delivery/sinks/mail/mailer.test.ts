import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aShopperMail } from "../../../testing/a-shopper-mail.ts";
import { folderMailer } from "./mailer.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "forecourt-mailer-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const folder = () => join(directory, "mail");
const mailerFrom = (from: string) => folderMailer({ directory: folder(), from });
const written = () => readdirSync(folder()).map((name) => readFileSync(join(folder(), name), "utf8"));

describe("folderMailer", () => {
  it("writes a whole mail: who, to whom, when, how to stop it, and both texts", async () => {
    expect(await mailerFrom("alerts@north.example").send(aShopperMail())).toEqual({
      ok: true,
      remoteId: null,
    });
    const [text = ""] = written();
    for (const part of [
      "From: North Cars <alerts@north.example>",
      "To: ada@example.com",
      "Subject: Two new cars",
      "Date: Sat, 21 Nov 2026 10:00:00 +0000",
      "List-Unsubscribe: <https://north.example/stop>",
      "A plain text.",
      "<p>A marked text.</p>",
    ])
      expect(text).toContain(part);
  });

  it.each(["alerts@north.example", "The group <alerts@north.example>", "A <b> <alerts@north.example> "])(
    "comes from the address of %s under the dealer's own name",
    async (from) => {
      await mailerFrom(from).send(aShopperMail());
      expect(written()[0]).toContain("From: North Cars <alerts@north.example>");
    },
  );

  it("writes a repeat over the mail it repeats, and another mail beside it", async () => {
    const mailer = mailerFrom("alerts@north.example");
    await mailer.send(aShopperMail());
    await mailer.send(aShopperMail({ text: "Once more." }));
    expect(written()).toHaveLength(1);
    expect(written()[0]).toContain("Once more.");
    await mailer.send(aShopperMail({ key: "alert.8" }));
    expect(written()).toHaveLength(2);
  });

  it("answers with what went wrong, for another try", async () => {
    writeFileSync(folder(), "in the way");
    expect(await mailerFrom("alerts@north.example").send(aShopperMail())).toMatchObject({
      ok: false,
      retry: true,
    });
  });
});

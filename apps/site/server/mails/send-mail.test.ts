import { describe, expect, it, vi } from "vitest";
import { sentMails } from "#server/testing/sent-mails.ts";
import { testSite, type TestSite } from "#server/testing/test-site.ts";
import { mailHtml, type MailPart, mailText } from "./mail-page.ts";
import { sendMail, trySendMail } from "./send-mail.ts";

let config: Awaited<ReturnType<TestSite["site"]>>["config"];
const world = await testSite();
const mails = sentMails(world.wiring);
({ config } = await world.site("harbourside"));

const parts: readonly MailPart[] = [{ kind: "text", text: "Hello" }];
const mail = { key: "k", to: "kim@example.com", subject: "One\r\nBcc: x@y.example\u2028two", parts };

describe("trySendMail", () => {
  it("sends the dealer's look as text and HTML, with a subject of one line, now and without headers", async () => {
    expect(await trySendMail(world.wiring, config, mail)).toEqual({ ok: true });
    expect(mails.to("kim@example.com")).toEqual({
      key: "k",
      to: "kim@example.com",
      fromName: "Harbourside Motor Group",
      subject: "One Bcc: x@y.example two",
      text: mailText(parts, config),
      html: mailHtml(parts, config),
      date: world.wiring.now(),
      headers: {},
    });
  });
});

describe("sendMail", () => {
  it("says whether the mail went, and logs why it did not without saying to whom", async () => {
    const lines = vi.spyOn(world.wiring.log, "error");
    expect(await sendMail(world.wiring, config, mail)).toBe(true);
    expect(lines).not.toHaveBeenCalled();
    mails.refuse(true);
    expect(await sendMail(world.wiring, config, mail)).toBe(false);
    mails.refuse(false);
    expect(lines.mock.calls).toEqual([
      [{ tenant: "harbourside", problem: "SMTP 451" }, "a mail was not sent"],
    ]);
    lines.mockRestore();
  });
});

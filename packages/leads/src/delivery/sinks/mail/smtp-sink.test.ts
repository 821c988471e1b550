import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { describe, expect, it } from "vitest";
import { aStoredLead } from "../../../testing/a-stored-lead.ts";
import { aShopperMail } from "../../../testing/a-shopper-mail.ts";
import { aDelivery, describeLeadSink, readContractFile } from "../../../testing/describe-lead-sink.ts";
import { smtpMailer } from "./mailer.ts";
import { smtpSink } from "./smtp-sink.ts";

async function mailServer() {
  const mails: string[] = [];
  const recipients: string[] = [];
  const refused = new Map<string, number>();
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => {
      const code = refused.get(address);
      if (code !== undefined) return done(Object.assign(new Error("no"), { responseCode: code }));
      recipients.push(address);
      done();
    },
    onData: (stream, _session, done) => {
      void text(stream).then((mail) => {
        if (refusal !== null) {
          done(Object.assign(new Error("no"), { responseCode: refusal }));
          return;
        }
        mails.push(mail);
        done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  const address = server.server.address();
  if (typeof address !== "object" || address === null) throw new Error("The mail server has no port.");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    recipients,
    refused,
    refuse: (code: number | null) => {
      refusal = code;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
}

const sinkAt = (url: string) =>
  smtpSink({
    url,
    from: "leads@north.example",
    to: ["sales@north.example"],
    now: () => new Date("2026-11-21T10:00:00Z"),
    timeoutMs: 2_000,
    readFile: readContractFile,
  });

describeLeadSink("SMTP", async () => {
  const server = await mailServer();
  return {
    sink: sinkAt(server.url),
    arrived: async () => server.mails,
    breakDown: async () => server.refuse(451),
    repair: async () => server.refuse(null),
    discard: () => server.stop(),
  };
});

describe("smtpSink", () => {
  const lead = aStoredLead();

  it("has not delivered while one of two recipients was refused, and asks only that one again", async () => {
    const server = await mailServer();
    const to = ["sales@north.example", "boss@north.example"];
    // A tenant's sinks are made anew for each delivery.
    const deliver = (delivery: ReturnType<typeof aDelivery>) =>
      smtpSink({ url: server.url, from: "leads@north.example", to, now: () => new Date(0) }).deliver(
        lead,
        delivery,
      );
    const problem = "The mail server refused boss@north.example: SMTP";
    server.refused.set("boss@north.example", 451);
    const delivery = aDelivery(lead);
    expect(await deliver(delivery)).toEqual({ ok: false, retry: true, problem: `${problem} 451` });
    server.refused.set("boss@north.example", 550);
    expect(await deliver(delivery)).toEqual({ ok: false, retry: false, problem: "SMTP 550" });
    server.refused.clear();
    expect(await deliver(delivery)).toMatchObject({ ok: true });
    expect(server.recipients).toEqual(to);
    await server.stop();
  });

  it("gives the Message-ID back, which repeats share", async () => {
    const server = await mailServer();
    const outcome = await sinkAt(server.url).deliver(lead, aDelivery(lead));
    expect(outcome).toEqual({ ok: true, remoteId: `<lead.${lead.id}@north.example>` });
    await server.stop();
  });

  it("does not insist when the mailbox does not exist", async () => {
    const server = await mailServer();
    server.refuse(550);
    expect(await sinkAt(server.url).deliver(lead, aDelivery(lead))).toEqual({
      ok: false,
      retry: false,
      problem: "SMTP 550",
    });
    await server.stop();
  });

  it("waits for a server that is not there", async () => {
    const server = await mailServer();
    await server.stop();
    expect(await sinkAt(server.url).deliver(lead, aDelivery(lead))).toMatchObject({ ok: false, retry: true });
  });

  it("keeps a lead waiting for a server that is not there, with what went wrong", async () => {
    const outcome = await sinkAt("smtp://127.0.0.1:1").deliver(lead, aDelivery(lead));
    expect(outcome).toMatchObject({ ok: false, retry: true });
    expect(outcome.ok ? "" : outcome.problem).not.toMatch(/^SMTP/);
  });

  it.each([
    [550, false],
    [551, false],
    [553, false],
    [554, false],
    [552, true],
    [421, true],
  ])("takes the answer %i for final: retry %j", async (code, retry) => {
    const server = await mailServer();
    server.refuse(code);
    expect(await sinkAt(server.url).deliver(lead, aDelivery(lead))).toEqual({
      ok: false,
      retry,
      problem: `SMTP ${code}`,
    });
    await server.stop();
  });
});

const mailerAt = (url: string) => smtpMailer({ url, from: "alerts@north.example", timeoutMs: 2_000 });

describe("smtpMailer", () => {
  const mail = aShopperMail();

  it("sends the whole mail, and gives back the Message-ID that repeats share", async () => {
    const server = await mailServer();
    const mailer = mailerAt(server.url);
    const first = await mailer.send(mail);
    expect(first).toEqual({ ok: true, remoteId: "<alert.7@north.example>" });
    expect(await mailer.send(mail)).toEqual(first);
    for (const part of [
      "From: North Cars <alerts@north.example>",
      "To: ada@example.com",
      "Subject: Two new cars",
      "List-Unsubscribe: <https://north.example/stop>",
      "A plain text.",
      "<p>A marked text.</p>",
    ])
      expect(server.mails[0]).toContain(part);
    await server.stop();
  });

  it.each([
    [550, false],
    [451, true],
  ])("says with the answer %i whether another try makes sense: %j", async (code, retry) => {
    const server = await mailServer();
    server.refuse(code);
    expect(await mailerAt(server.url).send(mail)).toEqual({ ok: false, retry, problem: `SMTP ${code}` });
    await server.stop();
  });

  it("answers for another try where there is no server", async () => {
    expect(await mailerAt("smtp://127.0.0.1:1").send(mail)).toMatchObject({ ok: false, retry: true });
  });
});

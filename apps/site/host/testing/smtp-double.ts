import { createServer } from "node:net";
import { listening } from "#host/testing/listening.ts";

/** A mail server on the loopback interface that takes every mail. */
export interface SmtpDouble {
  port: number;
  /** The mails as they came. */
  mails: readonly string[];
  close(): void;
}

const REPLIES: readonly (readonly [RegExp, string])[] = [
  [/^(EHLO|HELO)/i, "250 double"],
  [/^(MAIL|RCPT|RSET|NOOP)/i, "250 ok"],
  [/^DATA/i, "354 go on"],
  [/^QUIT/i, "221 bye"],
];

/** Speaks as much SMTP as a client needs to hand over a mail. */
export async function smtpDouble(): Promise<SmtpDouble> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    socket.setEncoding("latin1");
    let heard = "";
    let inMail = false;
    socket.write("220 double ready\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      heard += chunk;
      for (;;) {
        const end = inMail ? "\r\n.\r\n" : "\r\n";
        const at = heard.indexOf(end);
        if (at === -1) return;
        const line = heard.slice(0, at);
        heard = heard.slice(at + end.length);
        if (inMail) {
          mails.push(line);
          inMail = false;
          socket.write("250 taken\r\n");
        } else {
          inMail = /^DATA/i.test(line);
          socket.write(`${REPLIES.find(([command]) => command.test(line))?.[1] ?? "502 unknown"}\r\n`);
        }
      }
    });
  });
  const port = await listening(server);
  return { port, mails, close: () => server.close() };
}

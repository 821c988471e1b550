import { Agent, createServer, type IncomingMessage, request } from "node:http";
import { expect, it, vi } from "vitest";
import { leavingServer } from "./leaving-server.ts";
import { listening } from "#host/testing/listening.ts";

interface Answer {
  status: number;
  connection: string;
  body: string;
}

const ask = (port: number, path: string, agent: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, agent }, (response) => {
      let body = "";
      response.on("data", (part: Buffer) => (body += part.toString()));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection ?? "", body }),
      );
    })
      .on("error", reject)
      .end();
  });

it("finishes what runs, closes each connection with its answer, and takes requests while it drains", async () => {
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const server = createServer((asked, response) => {
    // As a kept page is sent: with whatever headers it had, set late.
    const end = (): void => void response.writeHead(200, { "content-type": "text/plain" }).end("whole");
    if (asked.url !== "/slow") return end();
    begun.resolve();
    void goOn.promise.then(end);
  });
  const leave = leavingServer(server);
  const port = await listening(server);
  const agent = new Agent({ keepAlive: true });
  expect((await ask(port, "/", agent)).connection).toBe("keep-alive");
  const slow = ask(port, "/slow", agent);
  await begun.promise;
  const left = leave({ drainMs: 2_000, cutMs: 5_000 });
  expect(await ask(port, "/", agent)).toEqual({ status: 200, connection: "close", body: "whole" });
  goOn.resolve();
  expect(await slow).toEqual({ status: 200, connection: "close", body: "whole" });
  await left;
  await expect(ask(port, "/", agent)).rejects.toThrow("ECONNREFUSED");
  agent.destroy();
});

it("cuts what never ends", async () => {
  const begun = Promise.withResolvers<void>();
  const server = createServer(() => begun.resolve());
  const leave = leavingServer(server);
  const port = await listening(server);
  const agent = new Agent();
  const never = ask(port, "/", agent);
  await begun.promise;
  const left = leave({ drainMs: 0, cutMs: 20 });
  await expect(never).rejects.toThrow("socket hang up");
  await left;
});

it("keeps no process alive once all have left", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const leave = leavingServer(createServer());
  await leave({ drainMs: 0, cutMs: 60_000 });
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it("lets a slow client read an answer that was written to its end before the process is left", async () => {
  const bytes = 20_000_000;
  const written = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    response.end(Buffer.alloc(bytes));
    written.resolve();
  });
  const leave = leavingServer(server);
  const port = await listening(server);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: "127.0.0.1", port }, resolve).on("error", reject).end();
  });
  await written.promise;
  const left = leave({ drainMs: 0, cutMs: 10_000 });
  let read = 0;
  for await (const part of answer) read += (part as Buffer).byteLength;
  expect(read).toBe(bytes);
  await left;
});

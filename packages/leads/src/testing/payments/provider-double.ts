import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { type BankBook, type DemoBank, demoBank } from "../../reserve/payments/demo/demo-bank.ts";
import { memoryBook } from "./memory-book.ts";

/** A request a provider's double received. */
export interface ProviderRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What a provider answers. */
export interface ProviderResponse {
  status: number;
  body: unknown;
}

/** A payment provider on loopback, over a bank of its own. */
export interface ProviderDouble {
  url: string;
  bank: DemoBank;
  book: BankBook;
  seen: ProviderRequest[];
  /** The next request is carried out, and its answer is lost on the way. */
  loseNextResponse(): void;
  stop(): Promise<void>;
}

/** Starts a double whose answers `answer` makes of the bank. */
export async function providerDouble(
  respond: (request: ProviderRequest, bank: DemoBank) => ProviderResponse,
  now: () => number,
): Promise<ProviderDouble> {
  const book = memoryBook();
  const bank = demoBank(book, now);
  const seen: ProviderRequest[] = [];
  let isLost = false;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const one = { method: request.method ?? "", path: request.url ?? "", headers: request.headers, body };
      seen.push(one);
      const { status, body: content } = respond(one, bank);
      if (isLost) {
        isLost = false;
        response.destroy();
        return;
      }
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(content));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The double has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    bank,
    book,
    seen,
    loseNextResponse: () => {
      isLost = true;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import type { ServerResponse } from "node:http";
import { takeHead } from "#server/http/head/take-head.ts";

type Ended = () => void;

/**
 * Holds back the body that is written to an answer, gives it when it has ended, and leaves the answer ready to be sent:
 * status and headers are on it, nothing has gone out. Rejects when the client leaves before the end.
 */
export function captureAnswer(response: ServerResponse): Promise<Buffer> {
  const own = {
    write: response.write.bind(response),
    end: response.end.bind(response),
    writeHead: response.writeHead.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
  };
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const left = (): void => reject(new Error("The client left before the page was drawn."));
    response.once("close", left);
    response.flushHeaders = () => undefined;
    response.writeHead = (...parts: unknown[]) => {
      takeHead(response, parts);
      return response;
    };
    response.write = ((...parts: unknown[]) => {
      chunks.push(bytesOf(parts));
      callbackOf(parts)?.();
      return true;
    }) as typeof own.write;
    response.end = ((...parts: unknown[]) => {
      chunks.push(bytesOf(parts));
      Object.assign(response, own);
      response.off("close", left);
      const done = callbackOf(parts);
      if (done) response.once("finish", done);
      resolve(Buffer.concat(chunks));
      return response;
    }) as typeof own.end;
  });
}

function bytesOf([chunk, encoding]: readonly unknown[]): Buffer {
  if (typeof chunk === "string")
    return Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

const callbackOf = (parts: readonly unknown[]): Ended | undefined =>
  parts.find((part): part is Ended => typeof part === "function");

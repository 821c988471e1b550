import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http";

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
    response.writeHead = (status: number, ...rest: unknown[]) => {
      response.statusCode = status;
      const given = rest.findLast((part) => typeof part === "object" && part !== null);
      for (const [name, value] of headerPairs(given)) response.setHeader(name, value);
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

/** Headers as `writeHead` takes them: an object, or names and values by turns. */
function headerPairs(given: unknown): [string, OutgoingHttpHeader][] {
  if (Array.isArray(given)) {
    const flat = given.flat() as string[];
    return flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ""]] : []));
  }
  return Object.entries((given ?? {}) as OutgoingHttpHeaders).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
}

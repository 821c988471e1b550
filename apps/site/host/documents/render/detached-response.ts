import { type IncomingMessage, ServerResponse } from "node:http";
import { takeHead } from "#host/http/head/take-head.ts";

type Ended = () => void;

/**
 * A response without a client: it collects its status, headers and body, so that what is written to it depends on no
 * connection. `finish` and `close` follow the end, as on a response that was sent.
 */
export class DetachedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  readonly #ended = Promise.withResolvers<Buffer>();
  #isWritten = false;

  constructor(request: IncomingMessage) {
    super(request);
    // Node's types declare these as properties, so that getters of the class would not compile.
    Object.defineProperty(this, "headersSent", { get: () => this.#isWritten });
    Object.defineProperty(this, "writableFinished", { get: () => this.finished });
    // Who renders may fail before anybody waits for the body.
    this.#ended.promise.catch(() => undefined);
  }

  /** The whole body once the response has ended; rejects with the reason given to `abandon`. */
  get body(): Promise<Buffer> {
    return this.#ended.promise;
  }

  /** Ends the wait for the body, and lets the renderer know that no client reads on. */
  abandon(reason: Error): void {
    if (this.finished) return;
    this.#ended.reject(reason);
    this.emit("close");
  }

  override writeHead(...parts: unknown[]): this {
    takeHead(this, parts);
    return this;
  }

  override flushHeaders(): void {
    this.#isWritten = true;
  }

  override write(...parts: unknown[]): boolean {
    this.#isWritten = true;
    this.#chunks.push(bytesOf(parts));
    callbackOf(parts)?.();
    return true;
  }

  override end(...parts: unknown[]): this {
    if (this.finished) return this;
    this.#isWritten = true;
    this.#chunks.push(bytesOf(parts));
    this.finished = true;
    const done = callbackOf(parts);
    if (done) this.once("finish", done);
    this.#ended.resolve(Buffer.concat(this.#chunks));
    process.nextTick(() => {
      this.emit("finish");
      this.emit("close");
    });
    return this;
  }
}

function bytesOf([chunk, encoding]: readonly unknown[]): Buffer {
  if (typeof chunk === "string")
    return Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
}

const callbackOf = (parts: readonly unknown[]): Ended | undefined =>
  parts.find((part): part is Ended => typeof part === "function");

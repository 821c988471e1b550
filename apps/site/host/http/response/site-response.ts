import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { takeHead } from "../head/take-head.ts";
import { PLAIN_PAGE_HEADERS } from "./plain-page.ts";
import { isWithinTheSite, securityHeaders, withSecurity } from "./security-headers.ts";

/** What every response of a server has in common. */
export interface SiteResponseOptions {
  isHttps: (request: IncomingMessage) => boolean;
  /** The page sent in place of one that failed while it was rendered. */
  failurePage: (host: string) => Promise<string>;
}

/** A response that needs no work; its headers never change, so what is made of them may be cached by them. */
export interface ReadyResponse {
  status: number;
  headers: Readonly<OutgoingHttpHeaders>;
  body: Buffer | undefined;
}

const isPage = (type: unknown): boolean => typeof type === "string" && type.startsWith("text/html");
/** What a page that failed says of its own body. */
const OF_THE_BODY = ["content-encoding", "transfer-encoding", "content-length", "etag", "vary"];

/** Makes the class of a server's responses. */
export function siteResponse({ isHttps, failurePage }: SiteResponseOptions) {
  /**
   * The response to one request, whatever writes it: a page, a file, the framework's own error. Here, and nowhere else,
   * every response gets its security headers and loses those that are for the site itself, and a page that failed is
   * replaced by one that stands by itself: the framework's is blank until its scripts have run.
   */
  return class SiteResponse<
    Request extends IncomingMessage = IncomingMessage,
  > extends ServerResponse<Request> {
    #isReplaced = false;

    /** Sends what is ready, at the price of a plain response. */
    sendReady({ status, headers, body }: ReadyResponse): void {
      super.writeHead(status, withSecurity(headers, isHttps(this.req)));
      super.end(body);
    }

    override writeHead(...parts: unknown[]): this {
      const [status, given] = parts as [number, unknown];
      // Headers given in one piece are written as they are: Node needs twice the time for those that are set one by one.
      if (status !== 500 && this.getHeaderNames().length === 0 && isPlainHeaders(given))
        return super.writeHead(status, withSecurity(given, isHttps(this.req)));
      takeHead(this, parts);
      if (this.#failed()) return this;
      for (const name of this.getHeaderNames()) if (isWithinTheSite(name)) this.removeHeader(name);
      for (const [name, value] of securityHeaders({ https: isHttps(this.req) }))
        if (!this.hasHeader(name)) this.setHeader(name, value);
      return super.writeHead(this.statusCode);
    }

    override flushHeaders(): void {
      if (!this.#failed()) super.flushHeaders();
    }

    override write(...parts: unknown[]): boolean {
      return this.#failed() || super.write(...(parts as Parameters<ServerResponse["write"]>));
    }

    override end(...parts: unknown[]): this {
      if (!this.#failed()) return super.end(...(parts as Parameters<ServerResponse["end"]>));
      failurePage(this.req.headers.host ?? "").then(
        (html) => this.#sendPlain(html),
        () => this.destroy(),
      );
      return this;
    }

    /** Whether this is a page that failed, whose bytes are dropped. */
    #failed(): boolean {
      this.#isReplaced ||=
        !this.headersSent && this.statusCode === 500 && isPage(this.getHeader("content-type"));
      return this.#isReplaced;
    }

    #sendPlain(html: string): void {
      const { statusCode } = this;
      for (const name of [...OF_THE_BODY, ...this.getHeaderNames().filter(isWithinTheSite)])
        this.removeHeader(name);
      for (const [name, value] of Object.entries(withSecurity(PLAIN_PAGE_HEADERS, isHttps(this.req))))
        if (value !== undefined) this.setHeader(name, value);
      super.writeHead(statusCode);
      super.end(this.req.method === "HEAD" ? undefined : html);
    }
  };
}

const isPlainHeaders = (given: unknown): given is OutgoingHttpHeaders =>
  typeof given === "object" && given !== null && !Array.isArray(given);

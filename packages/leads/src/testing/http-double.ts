import { createServer, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { readBody, type ReceivedFile } from "./read-body.ts";

/** A request the double saw. */
export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** The files of a form; none of any other body. */
  files: readonly ReceivedFile[];
}

/** The double's response. */
export interface DoubleResponse {
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

/**
 * A receiver on loopback: it records requests and responds as scripted. A body that is not what its content type says
 * is recorded too, and refused whatever the script says.
 */
export interface HttpDouble {
  url: string;
  seen: SeenRequest[];
  /** Replaces the response; `hang` never responds. */
  respond(next: ((request: SeenRequest) => DoubleResponse) | "hang"): void;
  /** Responds to the next requests from the list, and as before once it is used up. */
  script(responses: readonly (DoubleResponse | "hang")[]): void;
  stop(): Promise<void>;
  /** Comes back under the same address. */
  restart(): Promise<void>;
}

/** Starts a double on a free port. */
export async function httpDouble(first: (request: SeenRequest) => DoubleResponse): Promise<HttpDouble> {
  let respond: ((request: SeenRequest) => DoubleResponse) | "hang" = first;
  let scripted: (DoubleResponse | "hang")[] = [];
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then(async (bytes) => {
      const { method = "", url: path = "", headers: sent } = request;
      const read = await readBody(sent["content-type"] ?? "", new Uint8Array(bytes));
      const files = "refused" in read ? [] : read.files;
      const one = { method, path, headers: sent, body: bytes.toString("utf8"), files };
      seen.push(one);
      if ("refused" in read) {
        response.writeHead(read.refused).end();
        return;
      }
      const next = scripted.shift() ?? (respond === "hang" ? "hang" : respond(one));
      if (next === "hang") return;
      const { status, headers, body: content = "" } = next;
      response.writeHead(status, headers).end(content);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The double has no port.");
  const { port } = address;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    respond: (next) => {
      respond = next;
    },
    script: (responses) => {
      scripted = [...responses];
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    restart: () =>
      new Promise((resolve) => {
        server.listen(port, "127.0.0.1", resolve);
      }),
  };
}

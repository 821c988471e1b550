import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { listening } from "#host/testing/listening.ts";

/** An object store on the loopback interface. */
export interface S3Double {
  port: number;
  /** What lies in it, by path, bucket first. */
  objects: ReadonlyMap<string, Buffer>;
  close(): void;
}

/**
 * Keeps objects of a known length in memory and answers PUT, GET and DELETE; signatures are checked by the adapter's own
 * tests.
 */
export async function s3Double(): Promise<S3Double> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const respond = (status: number, body?: Buffer): void => void response.writeHead(status).end(body);
    if (request.method === "PUT" && request.headers["content-length"] === undefined) respond(411);
    else if (request.method === "PUT")
      buffer(request).then(
        (body) => {
          objects.set(path, body);
          respond(200);
        },
        () => response.destroy(),
      );
    else if (request.method === "DELETE") respond(objects.delete(path) ? 204 : 404);
    else respond(objects.has(path) ? 200 : 404, objects.get(path));
  });
  const port = await listening(server);
  return { port, objects, close: () => void server.close() };
}

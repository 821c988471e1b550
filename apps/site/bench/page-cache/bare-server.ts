/** A bare Node server that sends one answer to everybody; the answer comes as its first message, the port goes back. */
import { createServer } from "node:http";

interface Answer {
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

process.once("message", ({ headers, body }: Answer) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.(typeof address === "object" && address ? address.port : 0);
  });
});

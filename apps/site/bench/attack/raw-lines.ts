import { connect } from "node:net";
import type { AttackAnswer } from "./answer-faults.ts";

/** Requests no client library would write: bytes as they are. `HOST` stands for the tenant's host. */
export const RAW_REQUESTS: readonly string[] = [
  "GET http://evil.example/cars HTTP/1.1\r\nHost: HOST\r\n\r\n",
  "GET http://evil.example//x/../cars/ HTTP/1.1\r\nHost: HOST\r\n\r\n",
  "GET //evil.example/cars HTTP/1.1\r\nHost: HOST\r\n\r\n",
  "GET /\\evil.example HTTP/1.1\r\nHost: HOST\r\n\r\n",
  "GET evil.example HTTP/1.1\r\nHost: HOST\r\n\r\n",
  "GET * HTTP/1.1\r\nHost: HOST\r\n\r\n",
  "GET /%zz HTTP/1.1\r\nHost: HOST\r\n\r\n",
  "GET /%c0%af HTTP/1.1\r\nHost: HOST\r\n\r\n",
  "GET /cars/%E0%A4%A HTTP/1.1\r\nHost: HOST\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: HOST\r\nHost: evil.example\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: HOST@evil.example\r\n\r\n",
  "GET / HTTP/1.1\r\nHost : HOST\r\n\r\n",
  "GET / HTTP/9.9\r\nHost: HOST\r\n\r\n",
  "BREW /coffee HTTP/1.1\r\nHost: HOST\r\n\r\n",
  "TRACE / HTTP/1.1\r\nHost: HOST\r\n\r\n",
  "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: HOST\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
  "GET /_next/hmr HTTP/1.1\r\nHost: HOST\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
  "POST /api/leads HTTP/1.1\r\nHost: HOST\r\nContent-Length: -1\r\n\r\n",
  "POST /api/leads HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
  "POST /api/leads HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  "POST /api/leads HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\nhello\r\n0\r\n\r\n",
  "POST /api/leads HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: gzip\r\n\r\n",
  "POST /api/leads HTTP/1.1\r\nHost: HOST\r\nContent-Length: 99999999999\r\n\r\n",
  "POST /api/leads HTTP/1.1\r\nHost: HOST\r\nExpect: 200-maybe\r\nContent-Length: 0\r\n\r\n",
  `POST /api/leads HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1e8480\r\n${"x".repeat(2_000_000)}\r\n0\r\n\r\n`,
  "GET /_next//image?w=640&q=75&url=%2Fmedia%2Ficon.svg HTTP/1.1\r\nHost: HOST\r\n\r\n",
  "GET /_next/image?w=640&q=75&url=%2F%2Fmedia%2Ficon.svg HTTP/1.1\r\nHost: HOST\r\n\r\n",
  "GET //_next/image?w=640&q=75&url=%2Fmedia%2Ficon.svg HTTP/1.1\r\nHost: HOST\r\n\r\n",
  "POST /api/alerts/unsubscribe?token=aaaaaaaaaaaaaaaaaaaaaaaa HTTP/1.1\r\nHost: HOST\r\nSec-Fetch-Site: cross-site\r\nOrigin: null\r\nContent-Length: 0\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: HOST\r\nNext-Action: x\r\nContent-Length: 0\r\n\r\n",
  `GET / HTTP/1.1\r\nHost: HOST\r\n${"x-many: 1\r\n".repeat(300)}\r\n`,
  `GET / HTTP/1.1\r\nHost: HOST\r\nCookie: ${"a=1; ".repeat(1000)}\r\n\r\n`,
  `GET /?${"a&".repeat(5000)} HTTP/1.1\r\nHost: HOST\r\n\r\n`,
  `GET /${"a/".repeat(3000)} HTTP/1.1\r\nHost: HOST\r\n\r\n`,
  `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: HOST\r\n\r\n`,
  "\u0000\u0001\u0002\r\n\r\n",
];

const TIMEOUT_MS = 5000;

/** Sends bytes on a connection of their own and reads the first answer; a connection closed without one has status 0. */
export function sendRaw(port: number, text: string): Promise<AttackAnswer> {
  return new Promise((resolve) => {
    const began = performance.now();
    let heard = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text, "latin1"));
    const finish = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ ...parseAnswer(heard), ms: performance.now() - began });
    };
    const timer = setTimeout(finish, TIMEOUT_MS);
    socket.on("data", (chunk) => {
      heard += chunk.toString("latin1");
      if (heard.includes("\r\n\r\n")) finish();
    });
    socket.on("error", finish);
    socket.on("close", finish);
  });
}

function parseAnswer(text: string): Omit<AttackAnswer, "ms"> {
  const [head = "", body = ""] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.split(" ")[1] ?? 0), headers: Object.fromEntries(headers), body };
}

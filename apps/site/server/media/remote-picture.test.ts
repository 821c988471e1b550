import { createServer, type Server, type ServerResponse } from "node:http";
import sharp from "sharp";
import { publicFetch } from "#host/outgoing/public-fetch.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { remotePicture } from "./remote-picture.ts";
import { listening } from "#host/testing/listening.ts";

let server: Server;
let host: string;
let photo: Buffer;

const answers: Record<string, (response: ServerResponse) => void> = {
  "/car.jpg": (response) => response.writeHead(200, { "content-type": "image/jpeg" }).end(photo),
  "/moved.jpg": (response) => response.writeHead(302, { location: "/car.jpg" }).end(),
  "/page.jpg": (response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>"),
  "/liar.jpg": (response) => response.writeHead(200, { "content-type": "image/jpeg" }).end("<html>"),
  "/drawing.svg": (response) =>
    response
      .writeHead(200, { "content-type": "image/svg+xml" })
      .end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
  "/announced.jpg": (response) =>
    response.writeHead(200, { "content-type": "image/jpeg", "content-length": "15000001" }).end(),
  "/endless.jpg": (response) => {
    response.writeHead(200, { "content-type": "image/jpeg" });
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(100_000)));
      if (!response.destroyed) response.once("drain", more);
    };
    more();
  },
};

beforeAll(async () => {
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#345" } })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    const answer = answers[request.url ?? ""];
    if (answer) answer(response);
    else response.writeHead(404, { "content-type": "image/jpeg" }).end(photo);
  });
  host = `http://127.0.0.1:${await listening(server)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetch = publicFetch({ loopback: true });

describe("remotePicture", () => {
  it.each([
    [320, 320],
    [1920, 900],
  ])("makes a photograph WebP, asked for %d pixels wide, never wider than it is", async (width, wide) => {
    const made = await remotePicture(`${host}/car.jpg`, width, fetch);
    expect(made.ok && (await sharp(made.picture).metadata())).toMatchObject({ format: "webp", width: wide });
  });

  it.each([
    ["is not there", "/none.jpg", "unavailable"],
    ["redirects", "/moved.jpg", "unavailable"],
    ["is a page", "/page.jpg", "unavailable"],
    ["announces more than 15 MB", "/announced.jpg", "unavailable"],
    ["goes on and on", "/endless.jpg", "unavailable"],
    ["only says it is a picture", "/liar.jpg", "not_a_picture"],
    ["is a drawing that can hold scripts", "/drawing.svg", "not_a_picture"],
  ])("refuses what %s", async (_, path, problem) => {
    expect(await remotePicture(host + path, 640, fetch)).toEqual({ ok: false, problem });
  });

  it("refuses a private address, whatever lies there", async () => {
    const made = await remotePicture(`${host}/car.jpg`, 640, publicFetch({ loopback: false }));
    expect(made).toEqual({ ok: false, problem: "unavailable" });
  });
});

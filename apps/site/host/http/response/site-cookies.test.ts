import { beforeEach, describe, expect, it } from "vitest";
import { beginRequest, cookies } from "#server/testing/request-scope.ts";
import { readSignedCookie, writeCookie, writeSignedCookie } from "./site-cookies.ts";

const START = Date.parse("2026-11-24T00:00:00Z");
let time = START;
const signer = { cookieKey: "k".repeat(32), now: () => new Date(time) };
const kept = async (): Promise<string> => (await cookies()).get("fc-phone")?.value ?? "";
const read = () => readSignedCookie(signer, "fc-phone");

beforeEach(() => {
  time = START;
  beginRequest({}, "new");
});

describe("readSignedCookie", () => {
  it("gives back what was written, until its end", async () => {
    await writeSignedCookie(signer, "fc-phone", '["a.b;",\n"ü"]', 600);
    expect(await read()).toBe('["a.b;",\n"ü"]');
    time = START + 599_999;
    expect(await read()).not.toBeNull();
    time = START + 600_000;
    expect(await read()).toBeNull();
  });

  it("believes nothing that was written by hand or changed", async () => {
    for (const text of ["4711", "", "..", `${START + 1}.${"A".repeat(43)}.4711`]) {
      await writeCookie("fc-phone", text, 600);
      expect(await read()).toBeNull();
    }
    await writeSignedCookie(signer, "fc-phone", "4711", 600);
    const [ends = "", mac = ""] = (await kept()).split(".");
    for (const text of [`${ends}.${mac}.4712`, `${Number(ends) + 1}.${mac}.4711`, `${mac}.4711`]) {
      await writeCookie("fc-phone", text, 600);
      expect(await read()).toBeNull();
    }
  });

  it("is worth nothing under another name, on another host or with another key", async () => {
    await writeSignedCookie(signer, "fc-phone", "4711", 600);
    await writeCookie("fc-sent-lead", await kept(), 600);
    expect(await readSignedCookie(signer, "fc-sent-lead")).toBeNull();
    expect(await readSignedCookie({ ...signer, cookieKey: "l".repeat(32) }, "fc-phone")).toBeNull();
    beginRequest({ host: "lonestar.localhost:3000" });
    expect(await read()).toBeNull();
  });
});

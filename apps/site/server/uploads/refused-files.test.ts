import { beforeEach, describe, expect, it } from "vitest";
import { beginRequest, cookiesSet } from "#server/testing/request-scope.ts";
import { passOnRefusedFiles, refusedFiles } from "./refused-files.ts";

const signer = { cookieKey: "k".repeat(32), now: () => new Date() };
beforeEach(() => beginRequest({}, "new"));

const passedOn = async (...messages: string[]) => {
  await passOnRefusedFiles(signer, messages);
  return refusedFiles(signer);
};

describe("refusedFiles", () => {
  it("are the sentences of the answer before, for one minute", async () => {
    expect(await passedOn("a.txt is empty.", "b.txt is empty.")).toEqual([
      "a.txt is empty.",
      "b.txt is empty.",
    ]);
    expect(cookiesSet().get("fc-refused-files")).toMatchObject({ maxAge: 60, httpOnly: true });
  });

  it("are forgotten once another form is sent whose files were all taken", async () => {
    await passedOn("a.txt is empty.");
    expect(await passedOn()).toEqual([]);
  });

  it("set no cookie where all files were taken", async () => {
    expect(await passedOn()).toEqual([]);
    expect(cookiesSet().size).toBe(0);
  });

  it("are as many as a cookie of 1,500 characters holds, the first ones", async () => {
    const long = "x".repeat(735);
    expect(await passedOn(long, long, "third")).toEqual([long, long]);
    expect(await passedOn(long, "x".repeat(800), "third")).toEqual([long]);
    // Two sentences of 1,479 letters together take 1,500 characters: brackets, quotes and the comma are 21 of them.
    const [one, other] = ["x".repeat(700), "x".repeat(779)];
    expect(encodeURIComponent(JSON.stringify([one, other]))).toHaveLength(1_500);
    expect(await passedOn(one, other)).toEqual([one, other]);
    expect(await passedOn(one, `${other}x`)).toEqual([one]);
  });

  it("keep a single sentence that just fits, and none that does not", async () => {
    // The brackets and quotes around it take twelve characters in a cookie.
    expect(await passedOn("x".repeat(1488))).toHaveLength(1);
    beginRequest({}, "new");
    expect(await passedOn("x".repeat(1489))).toEqual([]);
  });
});

describe("a cookie somebody else wrote", () => {
  it("is not shown", async () => {
    const { cookies } = await import("#server/testing/request-scope.ts");
    (await cookies()).set({ name: "fc-refused-files", value: '["Call 0900 1234"]' });
    expect(await refusedFiles(signer)).toEqual([]);
  });
});

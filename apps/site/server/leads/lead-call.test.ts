import type { FileStorage } from "@forecourt/leads/intake";
import { describe, expect, it } from "vitest";
import { readLeadCall } from "./lead-call.ts";

const CALL = "http://dealer.localhost/api/leads";
const stored = new Map<string, number>();
/** A storage that keeps how long each file is. */
const storage: FileStorage = {
  write: async (location, content) => {
    let bytes = 0;
    for await (const chunk of content) bytes += chunk.byteLength;
    stored.set(location, bytes);
  },
  read: () => Promise.reject(new Error("Nothing is read.")),
  remove: async (location) => void stored.delete(location),
};
const full: FileStorage = { ...storage, write: () => Promise.reject(new Error("disk full")) };
const pdf = new File(["%PDF-1.7 ", "x".repeat(50)], "licence.pdf");
const multipart = (fields: Record<string, string>, files: readonly File[] = [pdf]): Request => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append("files", file);
  return new Request(CALL, { method: "POST", body });
};
const posted = (type: string, body: string): Request =>
  new Request(CALL, { method: "POST", headers: { "content-type": type }, body });
const read = (request: Request, place = storage) => readLeadCall(request, place, "yard");

describe("readLeadCall", () => {
  it("reads what a script and what a plain form sends, without files", async () => {
    const nothing = { files: [], refused: [], filesLost: false };
    expect(await read(posted("application/json", '{"lead":{"form":"general"}}'))).toEqual({
      body: { lead: { form: "general" } },
      script: true,
      ...nothing,
    });
    expect(await read(posted("application/x-www-form-urlencoded", "form=general"))).toEqual({
      body: { form: "general" },
      script: false,
      ...nothing,
    });
  });

  it("reads a form with files, whose fields stand for themselves or in one part as a script sends them", async () => {
    const [plain, script] = [
      await read(multipart({ form: "general" })),
      await read(multipart({ lead: '{"lead":{"form":"general"}}' })),
    ];
    const file = { name: "licence.pdf", type: "application/pdf", bytes: 59 };
    expect(plain).toMatchObject({ body: { form: "general" }, script: false, refused: [], filesLost: false });
    expect(script).toMatchObject({ body: { lead: { form: "general" } }, script: true, files: [file] });
    expect([...stored.values()]).toEqual([59, 59]);
    expect([...stored.keys()].every((location) => location.startsWith("yard/"))).toBe(true);
  });

  it("takes a part that is no JSON for a field of a plain form", async () => {
    expect(await read(multipart({ lead: "{" }, []))).toMatchObject({ body: { lead: "{" }, script: false });
  });

  it("reads the form whole where its files cannot be kept", async () => {
    expect(await read(multipart({ form: "general" }), full)).toEqual({
      body: { form: "general" },
      script: false,
      files: [],
      refused: [],
      filesLost: true,
    });
  });

  it.each([
    ["a body of another kind", posted("text/plain", "{}"), 400, /256 KB/],
    ["a multipart form without parts", posted("multipart/form-data", "--b"), 400, /^A multipart form/],
    [
      "a multipart form without a body",
      new Request(CALL, { method: "POST", headers: { "content-type": "multipart/form-data; boundary=b" } }),
      413,
      /^A form of at most 110 MB/,
    ],
  ])("refuses %s", async (_, request, status, text) => {
    const answer = await read(request);
    if (!(answer instanceof Response)) throw new Error("It was read.");
    expect([answer.status, await answer.json()]).toEqual([status, { error: expect.stringMatching(text) }]);
  });
});

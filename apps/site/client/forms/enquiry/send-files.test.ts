import { describe, expect, it } from "vitest";
import type { FormUpload } from "../fields/form-upload.ts";
import { fileSender, type SendPart } from "./send-files.ts";

const files = ["a", "b", "c"].map((name) => new File([name.repeat(10)], name, { lastModified: 1 })) as [
  File,
  ...File[],
];
const failed = { ok: false, leadId: null, message: null, problems: [], retryable: true } as const;

function sender(refuse: (name: string) => boolean = () => false) {
  const shown: FormUpload[] = [];
  const sent: { name: string | undefined; finished: boolean; leadId: string | null }[] = [];
  const sendFiles = fileSender((upload) => shown.push(upload));
  const send: SendPart = async ({ files: [file], finished, leadId }) => {
    sent.push({ name: file?.name, finished, leadId });
    return refuse(file?.name ?? "") ? failed : { ok: true, leadId: "L1" };
  };
  return { shown, sent, sendAll: (some = files) => sendFiles(some, send) };
}

describe("fileSender", () => {
  it("sends one file a call under one lead, and finishes the lead with the last", async () => {
    const { sent, shown, sendAll } = sender();
    expect(await sendAll()).toEqual({ ok: true, leadId: "L1" });
    expect(sent).toEqual([
      { name: "a", finished: false, leadId: null },
      { name: "b", finished: false, leadId: "L1" },
      { name: "c", finished: true, leadId: "L1" },
    ]);
    expect(shown.at(0)?.percent).toBe(0);
    expect(shown.at(-1)?.percent).toBeNull();
  });

  it("sends only what has not arrived when it is tried again", async () => {
    let cut = true;
    const { sent, shown, sendAll } = sender((name) => cut && name === "b");
    expect(await sendAll()).toEqual(failed);
    expect(shown.at(-1)).toEqual({ percent: null, received: ["10 1 a"] });
    cut = false;
    sent.length = 0;
    expect(await sendAll()).toEqual({ ok: true, leadId: "L1" });
    expect(sent.map(({ name }) => name)).toEqual(["b", "c"]);
  });

  it("finishes the lead with a file also where all that is left has arrived", async () => {
    let cut = true;
    const { sent, sendAll } = sender((name) => cut && name === "c");
    await sendAll();
    cut = false;
    sent.length = 0;
    await sendAll([files[0], files[1] as File]);
    expect(sent).toEqual([{ name: "b", finished: true, leadId: "L1" }]);
  });
});

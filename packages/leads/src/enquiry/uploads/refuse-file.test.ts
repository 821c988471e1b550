import { describe, expect, it } from "vitest";
import { FORM_MESSAGES } from "../forms/messages/form-messages.ts";
import { fileKind } from "./file-kinds.ts";
import { pickFiles, refusedFileText } from "./refuse-file.ts";

const MEGABYTE = 1024 * 1024;
const JPEG = "\u00FF\u00D8\u00FF\u00E0\u0000\u0010JFIF";
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
/** A file that is as large as it says, and begins with a text. */
const aFile = (name: string, size: number, begins = JPEG) => ({
  name,
  size,
  slice: (start: number, end: number) => new Blob([bytes(begins)]).slice(start, end),
});
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

describe("pickFiles", () => {
  it("takes files of up to 10 MB, counted as most devices count them", async () => {
    const files = [
      aFile("a.jpg", 10_000_001),
      aFile("b.jpg", 10 * MEGABYTE),
      aFile("c.jpg", 10 * MEGABYTE + 1),
    ];
    const { accepted: kept, refused } = await pickFiles(files);
    expect(names(kept)).toEqual(["a.jpg", "b.jpg"]);
    expect(refused).toEqual([{ name: "c.jpg", reason: "too_large" }]);
  });

  it("keeps the first ten that are fine and names the others", async () => {
    const files = [
      aFile("empty.jpg", 0),
      ...Array.from({ length: 12 }, (_, index) => aFile(`${index}.jpg`, 1)),
    ];
    const { accepted: kept, refused } = await pickFiles(files);
    expect(kept).toEqual(files.slice(1, 11));
    expect(refused).toEqual([
      { name: "empty.jpg", reason: "empty" },
      { name: "10.jpg", reason: "too_many" },
      { name: "11.jpg", reason: "too_many" },
    ]);
  });

  it("refuses a file that is not what its name says, before it is sent", async () => {
    const { accepted: kept, refused } = await pickFiles([
      aFile("page.jpg", 40, "<html>"),
      aFile("photo.txt", 40),
    ]);
    expect(names(kept)).toEqual(["photo.txt"]);
    expect(refused).toEqual([{ name: "page.jpg", reason: "wrong_kind" }]);
  });

  it("leaves a file that cannot be read to the server", async () => {
    const unreadable = {
      ...aFile("cloud.jpg", 9),
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error()) }),
    };
    expect((await pickFiles([unreadable])).accepted).toEqual([unreadable]);
  });
});

describe("fileKind", () => {
  it.each([
    [JPEG, "jpg"],
    ["\u0089PNG\r\n\u001A\n\u0000", "png"],
    ["RIFF\n\u0000\u0000\u0000WEBPVP8 ", "webp"],
    ["\u0000\u0000\u0000\u0018ftypheic", "heic"],
    ["\n\u0000\u0000\u0018ftypheix", "heic"],
    ["\u0000\u0000\u0000\u0018ftypmif1", "heif"],
    ["%PDF-1.7", "pdf"],
  ])("reads %j as %s", (begins, extension) => {
    expect(fileKind(bytes(begins))?.extension).toBe(extension);
  });

  it.each(["", "GIF89a", "<svg", "RIFF0000WAVE", "0000ftypisom", "0000ftypavif", " %PDF", "MZ", "PK"])(
    "takes %j for nothing we take",
    (begins) => expect(fileKind(bytes(begins))).toBeNull(),
  );
});

describe("refusedFileText", () => {
  it.each([
    ["too_large", "IMG {name} 1.jpg is larger than 10 MB."],
    ["wrong_kind", "IMG {name} 1.jpg is not a JPEG, PNG, WebP, HEIC or PDF file."],
    ["empty", "IMG {name} 1.jpg is empty."],
    ["too_many", "IMG {name} 1.jpg was left out: at most 10 files can be sent."],
  ] as const)("says of a file that it is %s, by its name as it is", (reason, text) => {
    expect(refusedFileText({ name: "IMG {name} 1.jpg", reason }, FORM_MESSAGES.files)).toBe(text);
  });
});

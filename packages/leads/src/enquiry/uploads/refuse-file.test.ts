import { describe, expect, it } from "vitest";
import { FORM_MESSAGES } from "../forms/messages/form-messages.ts";
import { pickFiles, refusedFileText } from "./refuse-file.ts";

const MEGABYTE = 1024 * 1024;
const aFile = (name: string, size: number) => ({ name, size });

describe("pickFiles", () => {
  it("takes files of up to 10 MB, counted as most devices count them", () => {
    const files = [
      aFile("a.jpg", 10_000_001),
      aFile("b.jpg", 10 * MEGABYTE),
      aFile("c.jpg", 10 * MEGABYTE + 1),
    ];
    expect(pickFiles(files)).toEqual({
      kept: files.slice(0, 2),
      refused: [{ name: "c.jpg", reason: "too_large" }],
    });
  });

  it("keeps the first ten that are fine and names the others", () => {
    const files = [
      aFile("empty.jpg", 0),
      ...Array.from({ length: 12 }, (_, index) => aFile(`${index}.jpg`, 1)),
    ];
    const { kept, refused } = pickFiles(files);
    expect(kept).toEqual(files.slice(1, 11));
    expect(refused).toEqual([
      { name: "empty.jpg", reason: "empty" },
      { name: "10.jpg", reason: "too_many" },
      { name: "11.jpg", reason: "too_many" },
    ]);
  });
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

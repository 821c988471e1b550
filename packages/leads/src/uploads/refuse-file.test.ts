import { describe, expect, it } from "vitest";
import { pickFiles } from "./refuse-file.ts";

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
      refused: [{ name: "c.jpg", reason: "too_large", message: "c.jpg is larger than 10 MB." }],
    });
  });

  it("keeps the first ten that are fine and names the others", () => {
    const files = [
      aFile("empty.jpg", 0),
      ...Array.from({ length: 12 }, (_, index) => aFile(`${index}.jpg`, 1)),
    ];
    const { kept, refused } = pickFiles(files);
    expect(kept).toEqual(files.slice(1, 11));
    expect(refused.map(({ message }) => message)).toEqual([
      "empty.jpg is empty.",
      "10.jpg was left out: at most 10 files can be sent.",
      "11.jpg was left out: at most 10 files can be sent.",
    ]);
  });
});

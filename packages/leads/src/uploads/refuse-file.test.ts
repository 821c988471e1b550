import { describe, expect, it } from "vitest";
import { formTranslation } from "../translations/form-translation.ts";
import { pickFiles, refuseFile, translateRefusedFile } from "./refuse-file.ts";
import { uploadDefaults } from "./upload-policy.ts";

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

describe("translateRefusedFile", () => {
  const { messages } = formTranslation("es-US") ?? {};

  it.each(["too_large", "wrong_kind", "empty", "too_many"] as const)(
    "has Spanish words for a file that is %s",
    (reason) => {
      const refused = refuseFile("IMG 2024.jpg", reason, uploadDefaults);
      const { message } = translateRefusedFile(refused, messages);
      expect(message).not.toBe(refused.message);
      expect(message).toMatch(/^IMG 2024\.jpg [a-z]/);
      expect(message).not.toContain("{n}");
    },
  );

  it("leaves the sentence as it is without a translation", () => {
    const refused = refuseFile("a.jpg", "empty", uploadDefaults);
    expect(translateRefusedFile(refused)).toEqual(refused);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanFileName, fileNameFor } from "./receive-file.ts";

describe("cleanFileName", () => {
  it.each([
    ["my car.jpg", "my car.jpg"],
    ["C:\\Users\\ada\\car.jpg", "car.jpg"],
    ["../../etc/passwd", "passwd"],
    [' a"<b>|:*?\u0000\u202e.png ', "ab.png"],
    ["", "file"],
    ["photos/", "file"],
    [".", "file"],
    ["...", "file"],
    ["..car.jpg", "..car.jpg"],
    [`${"a".repeat(96)}.jpg`, `${"a".repeat(96)}.jpg`],
    [`${"a".repeat(97)}.jpg`, `${"a".repeat(90)}.jpg`],
    [`${"a".repeat(99)}.${"b".repeat(20)}`, `${"a".repeat(90)}.${"b".repeat(9)}`],
    ["a".repeat(101), "a".repeat(100)],
    [`.${"a".repeat(101)}`, `.${"a".repeat(99)}`],
  ])("makes of %j the name %j", (name, clean) => expect(cleanFileName(name)).toBe(clean));
});

describe("fileNameFor", () => {
  it.each([
    ["holiday.html", "holiday.jpg"],
    ["setup.exe", "setup.jpg"],
    ["shell.php", "shell.jpg"],
    ["page.xhtml. .", "page.jpg"],
    ["car.JPG", "car.jpg"],
    ["car.jpeg", "car.jpg"],
    ["my car", "my car.jpg"],
    ["Q.Masters", "Q.Masters.jpg"],
    ["scan v1.2", "scan v1.2.jpg"],
    [".html", "file.jpg"],
    ["漢字.html", "漢字.jpg"],
    [`${"a".repeat(96)}.jpg`, `${"a".repeat(90)}.jpg`],
    [`a${"🚗".repeat(60)}`, `a${"🚗".repeat(44)}.jpg`],
  ])("makes of %j the name %j for a JPEG", (name, named) => expect(fileNameFor(name, "jpg")).toBe(named));

  it("ends in what the file is, whatever it was called, and stays a clean name", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.constantFrom("jpg", "heic", "pdf"),
        (typed, extension) => {
          const name = fileNameFor(cleanFileName(typed), extension);
          expect(name.endsWith(`.${extension}`)).toBe(true);
          expect(fileNameFor(name, extension)).toBe(name);
          expect(cleanFileName(name)).toBe(name);
        },
      ),
    );
  });
});

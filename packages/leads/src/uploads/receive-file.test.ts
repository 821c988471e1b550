import { describe, expect, it } from "vitest";
import { cleanFileName } from "./receive-file.ts";

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

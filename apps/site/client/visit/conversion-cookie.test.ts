import { describe, expect, it } from "vitest";
import { takeConversionCookie } from "./conversion-cookie.ts";

/** A page's cookies as a browser has them: reading gives all, writing changes one. */
function page(cookie: string) {
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
}

describe("takeConversionCookie", () => {
  it("takes what the answer told out of the page's cookies", () => {
    const local = page("a=1; fc-conversion=%7B%22name%22%3A1%7D; b=2");
    expect(takeConversionCookie(local)).toBe('{"name":1}');
    expect(local.written).toEqual(["fc-conversion=; path=/; max-age=0; samesite=lax"]);
    const secure = page("__Host-fc-conversion=x");
    expect(takeConversionCookie(secure)).toBe("x");
    expect(secure.written).toEqual(["__Host-fc-conversion=; path=/; max-age=0; samesite=lax; secure"]);
  });

  it("finds none where there is none, or one that cannot be read", () => {
    expect(takeConversionCookie(page("my-fc-conversion=x; b=2"))).toBeNull();
    expect(takeConversionCookie(page("fc-conversion=%E0%A4"))).toBeNull();
  });
});

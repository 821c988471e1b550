import { describe, expect, it } from "vitest";
import { scriptRequest } from "./script-request.ts";

const ofAddress = (of: string) => scriptRequest(`/_pages/abc.js?of=${encodeURIComponent(of)}`)?.of;

describe("scriptRequest", () => {
  it("reads the content's name and the page's path and query", () => {
    expect(scriptRequest("/_pages/abc.js?of=%2Fsearch%2Fcars%3Fq%3D1%252C2")).toEqual({
      hash: "abc",
      of: "/search/cars?q=1%2C2",
    });
  });

  it.each(["/", "/_pages", "/cars?of=%2F", "/_next/abc.js?of=%2F"])("is none of %s", (target) => {
    expect(scriptRequest(target)).toBeNull();
  });

  it.each(["//evil.example", "/\\evil.example", "http://evil.example/", "cars", "", "/a b", "/a\nb", "/é"])(
    "names no page with the address %j",
    (of) => expect(ofAddress(of)).toBeNull(),
  );

  it("names no page without an address, and takes no more off a name than its ending", () => {
    expect(scriptRequest("/_pages/abc.js")).toEqual({ hash: "abc", of: null });
    expect(scriptRequest("/_pages/a.json")?.hash).toBe("a.json");
  });
});

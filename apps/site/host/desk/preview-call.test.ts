import { describe, expect, it } from "vitest";
import { previewAddress, previewTarget } from "./preview-call.ts";

describe("addresses of previews", () => {
  it.each(["/", "/search/used-cars", "/cars/a-car?list=used-cars&at=3", "/?page=2"])(
    "lead from %s to its site and back, without a slash at their end",
    (path) => {
      const address = previewAddress("north", path);
      expect(address).not.toMatch(/\/(?:\?|$)/);
      const { pathname, search } = new URL(address, "http://desk.invalid");
      const target = previewTarget(pathname);
      expect([target?.slug, `${target?.path}${search}`]).toEqual(["north", path]);
    },
  );

  it("are of no other page of the desk", () => {
    for (const path of ["/desk", "/desk/preview", "/desk/previews/north/", "/desk/preview/North/"])
      expect(previewTarget(path)).toBeNull();
  });
});

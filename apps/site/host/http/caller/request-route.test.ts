import { beforeEach, describe, expect, it } from "vitest";
import { publicPath } from "./request-route.ts";
import { beginRequest } from "#server/testing/request-scope.ts";

beforeEach(() => beginRequest({}, "new"));

describe("publicPath", () => {
  it("is the address the proxy was asked for, else the home page's", async () => {
    beginRequest({ "x-forecourt-path": "/finance" });
    expect(await publicPath()).toBe("/finance");
    beginRequest();
    expect(await publicPath()).toBe("/");
  });
});

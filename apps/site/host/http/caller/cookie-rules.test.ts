import { describe, expect, it } from "vitest";
import { cookieRules } from "./cookie-rules.ts";

describe("cookieRules", () => {
  it.each(["dealer.example", "dealer.example:8443", "localhost.example", "notlocalhost", "10.0.0.1", ""])(
    "binds a cookie to %j and to HTTPS",
    (host) =>
      expect(cookieRules("fc-draft", host)).toEqual({
        name: "__Host-fc-draft",
        flags: { path: "/", httpOnly: true, sameSite: "lax", secure: true },
      }),
  );

  it.each(["localhost:3000", "gearshift.localhost", "127.0.0.1:3000", "[::1]:3000"])(
    "lets a cookie work over plain HTTP on %s",
    (host) =>
      expect(cookieRules("fc-draft", host)).toEqual({
        name: "fc-draft",
        flags: { path: "/", httpOnly: true, sameSite: "lax", secure: false },
      }),
  );
});

import { describe, expect, it } from "vitest";
import { contactKeys } from "./contact-keys.ts";

const person = { email: "Ada@Example.com ", phone: "0412 345 678", phoneE164: "+61412345678" };

describe("contactKeys", () => {
  it("joins a shopper's addresses whatever their case, and numbers whatever their blanks", () => {
    const same = { email: "ada@example.com", phone: "+61 412 345 678", phoneE164: null };
    expect(contactKeys("north", same)).toEqual(contactKeys("north", person));
  });

  it("keeps tenants' shoppers apart", () => {
    expect(contactKeys("south", person).email).not.toBe(contactKeys("north", person).email);
  });

  it("has no key for what was not given, and never the thing itself", () => {
    expect(contactKeys("north", { email: null, phone: " ", phoneE164: null })).toEqual({
      email: null,
      phone: null,
    });
    expect(JSON.stringify(contactKeys("north", person))).not.toMatch(/ada|412/i);
  });
});

import { describe, expect, it } from "vitest";
import { paymentKinds } from "../../payment-kinds.ts";
import { paymentFields, providerUrl } from "./payment-kind.ts";

const own = { url: null, fieldsUrl: null };

describe("providerUrl", () => {
  it.each([
    ["stripe", "https://api.stripe.com"],
    ["till", "https://gateway.tillpayments.com/api/v3"],
    ["st_george", "https://api.payway.com.au/rest/v1"],
  ] as const)("is the address of %s unless the account names one", (provider, url) => {
    expect(providerUrl(paymentKinds[provider], own)).toBe(url);
    expect(providerUrl(paymentKinds[provider], { url: "https://sandbox.example/v9//" })).toBe(
      "https://sandbox.example/v9",
    );
  });
});

describe("paymentFields", () => {
  it("are Stripe's own with the hosts of its bank pages", () => {
    expect(paymentFields(paymentKinds.stripe, own)).toEqual({
      script: "https://js.stripe.com/v3/",
      hosts: ["https://js.stripe.com", "https://hooks.stripe.com", "https://api.stripe.com"],
    });
  });

  it("stand beside the interface that the server asks", () => {
    expect(paymentFields(paymentKinds.till, own)).toEqual({
      script: "https://gateway.tillpayments.com/js/integrated/payment.1.3.min.js",
      hosts: ["https://gateway.tillpayments.com"],
    });
    expect(paymentFields(paymentKinds.st_george, { ...own, url: "https://sandbox.example/v9/" })).toEqual({
      script: "https://sandbox.example/v9/payway.js",
      hosts: ["https://sandbox.example"],
    });
  });

  it.each(["stripe", "till", "st_george"] as const)(
    "of %s are where the account says, and nowhere else",
    (provider) => {
      const fieldsUrl = "https://fields.example/a.js";
      expect(paymentFields(paymentKinds[provider], { url: "https://sandbox.example", fieldsUrl })).toEqual({
        script: fieldsUrl,
        hosts: ["https://fields.example"],
      });
    },
  );
});

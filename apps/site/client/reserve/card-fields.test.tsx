// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CardFields, type CardFieldsProps } from "./card-fields.tsx";

// A busy machine may take seconds to load what a part fetches.
configure({ asyncUtilTimeout: 20_000 });
vi.mock("./stripe-fields.ts", () => ({
  mountFields: async () => ({ pay: async () => ({ kind: "leaving" }), remove: () => {} }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const words = { pay: "Pay", paying: "Paying" } as CardFieldsProps["words"];

describe("CardFields", () => {
  it("asks the site anew when the shopper comes back from the bank to the page as it was left", async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal("location", { reload });
    render(
      <CardFields
        provider="stripe"
        words={words}
        script="https://pay.example/fields.js"
        publishableKey="pk"
        session="secret"
        returnPath="/back"
      />,
    );
    const button = await screen.findByText<HTMLButtonElement>("Pay");
    await expect.poll(() => button.disabled).toBe(false);
    fireEvent.click(button);
    await screen.findByText("Paying");
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: false }));
    expect(reload).not.toHaveBeenCalled();
    fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
    expect(reload).toHaveBeenCalledOnce();
  });
});

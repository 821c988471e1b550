// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ErrorSummary } from "./error-summary.tsx";

afterEach(cleanup);

describe("ErrorSummary", () => {
  it("is announced, and each line leads to its field", () => {
    const problems = [{ field: "email", label: "Email", message: "invalid email address" }];
    render(<ErrorSummary title="Please check" formId="f" problems={problems} />);
    expect(screen.getByRole("alert").textContent).toContain("Please check");
    expect(screen.getByRole("link", { name: "Email: invalid email address" }).getAttribute("href")).toBe(
      "#f-email",
    );
  });

  it("keeps the sentence of a message whole behind a label that is a sentence itself", () => {
    const message = "You must agree to the terms of use before submitting the form.";
    const problems = [{ field: "terms", label: "I agree to the terms of use.", message }];
    render(<ErrorSummary title="" formId="f" problems={problems} />);
    expect(screen.getByRole("link").textContent).toBe(`I agree to the terms of use: ${message}`);
  });
});

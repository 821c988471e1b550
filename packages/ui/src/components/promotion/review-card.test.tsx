// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ReviewCard, type ReviewView } from "./review-card.tsx";

afterEach(cleanup);

const review: ReviewView = {
  name: "Tom W.",
  stars: { full: 4, partial: 0.7, label: "4.7 out of 5" },
  date: { ago: "2 days ago", inWords: "20 November 2026", machine: "2026-11-20" },
  text: "Unhurried.",
  reply: null,
};

describe("ReviewCard", () => {
  it("fills the stars as far as the rating goes, and says it in words", () => {
    render(<ReviewCard review={review} />);
    const stars = screen.getByRole("img", { name: "4.7 out of 5" });
    expect(Number(stars.querySelector("svg")?.getAttribute("width"))).toBeCloseTo(94);
  });

  it("says how long ago it was written, and the day on closer look", () => {
    render(<ReviewCard review={review} />);
    const date = screen.getByText("2 days ago");
    expect([date.getAttribute("datetime"), date.title]).toEqual(["2026-11-20", "20 November 2026"]);
  });

  it("shows the dealer's reply below it", () => {
    render(
      <ReviewCard review={{ ...review, reply: { from: "Reply from Acme", date: null, text: "Thanks." } }} />,
    );
    expect(screen.getByRole("blockquote").textContent).toBe("Reply from AcmeThanks.");
  });
});

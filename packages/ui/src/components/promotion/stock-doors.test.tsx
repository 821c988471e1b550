// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { StockDoors } from "./stock-doors.tsx";

const doors = [
  { href: "/naked", label: "Naked", count: 12, image: "/naked.webp", outline: "motorcycle" },
  { href: "/electric", label: "Electric", count: 3, image: null, outline: "motorcycle" },
] as const;

afterEach(cleanup);

describe("StockDoors", () => {
  it.each(["tiles", "panels"] as const)("draws the outline of a kind without a picture on %s", (as) => {
    const { container, getByRole } = render(<StockDoors doors={doors} as={as} />);
    expect(container.querySelectorAll("img")).toHaveLength(1);
    expect(container.querySelectorAll("[data-outline]")).toHaveLength(1);
    expect(
      getByRole("link", { name: "Electric 3" }).querySelector("[data-outline=motorcycle]"),
    ).not.toBeNull();
  });

  it.each(["doors", "wide"] as const)("draws nothing on %s, which are words alone", (as) => {
    const { container } = render(<StockDoors doors={doors} as={as} />);
    expect(container.querySelector("img, [data-outline]")).toBeNull();
  });
});

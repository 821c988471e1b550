// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { outline, outlineBeside } from "../../testing/outline.ts";
import { StockDoors } from "./stock-doors.tsx";

const doors = [
  { href: "/naked", label: "Naked", count: 12, image: "/naked.webp", outline: "motorcycle" },
  { href: "/electric", label: "Electric", count: 3, image: null, outline: "motorcycle" },
] as const;

afterEach(cleanup);

/** The `sizes` of the pictures of so many panels. */
const sizes = (count: number) => {
  const many = Array.from({ length: count }, (_, at) => ({ ...doors[0], href: `/${at}` }));
  const { container } = render(<StockDoors doors={many} as="panels" />);
  return container.querySelector("img")?.getAttribute("sizes");
};

describe("StockDoors", () => {
  it.each(["tiles", "panels"] as const)("draws the outline of a kind without a picture on %s", (as) => {
    const { container, getByRole } = render(<StockDoors doors={doors} as={as} />);
    expect(container.querySelectorAll("img")).toHaveLength(1);
    expect(container.querySelectorAll("[data-outline]")).toHaveLength(1);
    expect(
      getByRole("link", { name: "Electric 3" }).querySelector("[data-outline=motorcycle]"),
    ).not.toBeNull();
  });

  it("fetches smaller pictures on a phone where panels stand in pairs", () => {
    expect(sizes(4)).toBe("420px");
    expect(sizes(5)).toBe("(max-width: 575px) 42vw, 420px");
  });

  it.each(["doors", "wide"] as const)("draws nothing on %s, which are words alone", (as) => {
    const { container } = render(<StockDoors doors={doors} as={as} />);
    expect(container.querySelector("img, [data-outline]")).toBeNull();
  });

  it("are names alone, or come with a picture and a line more", () => {
    const listed = [
      { href: "/a", label: "SUVs", count: 3, image: "/suv.webp", note: "from $50" },
      { href: "/b", label: "Vans", count: null },
    ];
    expect(outline(<StockDoors doors={listed} />)).toMatchSnapshot();
    const panels = <StockDoors doors={listed} as="panels" />;
    expect(outlineBeside(<StockDoors doors={listed} />, panels)).toMatchInlineSnapshot(`
      "ul.fc-doors[data-as=panels]
            img[src=/suv.webp][width=480][height=320][sizes=420px][alt][loading=lazy][fetchpriority=auto][decoding=async]"
    `);
    expect(outline(<StockDoors doors={listed} as="tiles" />)).toContain("[sizes=180px]");
  });
});

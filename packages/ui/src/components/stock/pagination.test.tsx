// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Pagination, pagesToShow } from "./pagination.tsx";

afterEach(cleanup);

describe("pagesToShow", () => {
  it.each([
    [0, 1, [0]],
    [0, 3, [0, 1, 2]],
    [0, 9, [0, 1, "gap", 8]],
    [2, 9, [0, 1, 2, 3, "gap", 8]],
    [3, 9, [0, "gap", 2, 3, 4, "gap", 8]],
    [6, 9, [0, "gap", 5, 6, 7, 8]],
    [4, 9, [0, "gap", 3, 4, 5, "gap", 8]],
    [8, 9, [0, "gap", 7, 8]],
    [1, 4, [0, 1, 2, 3]],
  ])("shows the neighbours of page %i of %i, the first and the last", (page, pages, shown) => {
    expect(pagesToShow(page, pages)).toEqual(shown);
  });

  it("always shows this page, the first and the last, in order and once", () => {
    const somewhere = fc
      .integer({ min: 1, max: 500 })
      .chain((pages) => fc.tuple(fc.nat(pages - 1), fc.constant(pages)));
    fc.assert(
      fc.property(somewhere, ([page, pages]) => {
        const shown = pagesToShow(page, pages).filter((entry) => entry !== "gap");
        expect(shown).toEqual([...new Set(shown)].toSorted((left, right) => left - right));
        expect(shown).toEqual(expect.arrayContaining([0, page, pages - 1]));
      }),
    );
  });
});

describe("Pagination", () => {
  const props = {
    hrefOf: (page: number) => `/p${page}`,
    label: "Pages",
    pageLabel: (page: number) => `Page ${page}`,
    previousLabel: "Previous page",
    nextLabel: "Next page",
  };

  it("is not there when there is one page", () => {
    const { container } = render(<Pagination {...props} page={0} pages={1} />);
    expect(container.innerHTML).toBe("");
  });

  it("gives every link and gap a key of its own", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
    render(<Pagination {...props} page={4} pages={9} />);
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  it("draws a gap on each side where pages were left out, hidden from screen readers", () => {
    const { container } = render(<Pagination {...props} page={4} pages={9} />);
    const gaps = [...container.querySelectorAll("span")];
    expect(gaps.map((gap) => [gap.textContent, gap.getAttribute("aria-hidden")])).toEqual([
      ["…", "true"],
      ["…", "true"],
    ]);
    expect(gaps[0]?.nextElementSibling?.textContent).toBe("4");
    expect(gaps[1]?.previousElementSibling?.textContent).toBe("6");
  });

  it("marks the page the shopper is on", () => {
    render(<Pagination {...props} page={1} pages={3} />);
    expect(screen.getByRole("link", { current: "page" }).getAttribute("href")).toBe("/p1");
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/p0",
      "/p0",
      "/p1",
      "/p2",
      "/p2",
    ]);
  });

  it.each([
    [0, ["Page 1", "Page 2", "Next page"]],
    [1, ["Previous page", "Page 1", "Page 2"]],
  ])("leads to the pages beside page %i", (page, names) => {
    render(<Pagination {...props} page={page} pages={2} />);
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("aria-label") ?? link.textContent)).toEqual(names);
  });
});

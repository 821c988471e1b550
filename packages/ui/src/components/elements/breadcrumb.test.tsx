// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

describe("Breadcrumb", () => {
  it("leads back, the page itself last, counted for search engines", () => {
    const crumbs = [{ label: "Home", href: "/" }, { label: "Cars" }];
    expect(outline(<Breadcrumb label="You are here" crumbs={crumbs} />)).toMatchSnapshot();
  });
});

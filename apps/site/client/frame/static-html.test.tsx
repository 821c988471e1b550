// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { StaticHtml } from "./static-html.tsx";

const CARS = "<ul><li>Ute</li></ul><select><option>Any</option><option>Ute</option></select>";

interface PageProps {
  title: string;
  hasList?: boolean;
  html?: string | null;
}
const Page = ({ title, hasList = true, html = null }: PageProps) => (
  <main>
    <h1>{title}</h1>
    {hasList ? <StaticHtml name="list" className="fc-static" html={html} /> : null}
  </main>
);

/** A document as the server wrote it, taken over by the browser. */
async function takeOver(title: string, rendered = title) {
  document.body.innerHTML = `<div id="root"><main><h1>${rendered}</h1><div class="fc-static" data-part="list">${CARS}</div></main></div>`;
  const root = document.getElementById("root") as HTMLElement;
  const renderedList = root.querySelector("ul");
  const problems = vi.fn<() => void>();
  let page: Root | undefined;
  await act(async () => {
    page = hydrateRoot(root, <Page title={title} />, { onRecoverableError: problems });
  });
  const show = (props: PageProps) => act(async () => page?.render(<Page {...props} />));
  return { root, renderedList, problems, show };
}
const list = () => document.querySelector("[data-part]")?.innerHTML;

afterEach(cleanup);

describe("a part of a document that React never changes", () => {
  it("is taken over as the very elements that stand there", async () => {
    const { root, renderedList, problems, show } = await takeOver("Cars");
    await show({ title: "Our cars" });
    expect(root.querySelector("h1")?.textContent).toBe("Our cars");
    expect(root.querySelector("ul")).toBe(renderedList);
    expect(problems).not.toHaveBeenCalled();
  });

  it("stays where React gives up what the server has rendered and renders the page itself", async () => {
    const { root, problems } = await takeOver("Cars", "what an extension of the browser wrote");
    expect(problems).toHaveBeenCalled();
    expect(root.querySelector("h1")?.textContent).toBe("Cars");
    expect(list()).toBe(CARS);
  });

  it("is there again as it was left when the shopper comes back, with what was chosen in it", async () => {
    const { root, renderedList, show } = await takeOver("Cars");
    const chosen = () => root.querySelector("select")?.value;
    document.querySelector("li")?.replaceChildren("Van");
    Object.assign(root.querySelector("select") ?? {}, { value: "Ute" });
    for (const title of ["Cars", "Our cars"]) {
      await show({ title: "One car", hasList: false });
      expect(list()).toBeUndefined();
      await show({ title });
      expect(root.querySelector("ul")).toBe(renderedList);
      expect([root.querySelector("li")?.textContent, chosen()]).toEqual(["Van", "Ute"]);
    }
  });

  it("makes room for the same page at another address, and is there again on the way back", async () => {
    const { root, renderedList, show } = await takeOver("Cars");
    await show({ title: "Cars", html: "<p>Vans</p>" });
    expect(list()).toBe("<p>Vans</p>");
    await show({ title: "Cars", html: "<p>Utes</p>" });
    expect(list()).toBe("<p>Utes</p>");
    await show({ title: "Cars" });
    expect(root.querySelector("ul")).toBe(renderedList);
  });

  it("lies no longer over the page when the shopper comes back", async () => {
    const { root, show } = await takeOver("Cars");
    const close = vi.fn<() => void>();
    root.querySelector("li")?.append(Object.assign(document.createElement("dialog"), { close }));
    await show({ title: "One car", hasList: false });
    expect(close).toHaveBeenCalledOnce();
  });

  it("lies over no page that follows one that was fetched", () => {
    const close = vi.fn<() => void>();
    const { container, unmount } = render(<Page title="A car" html="<dialog></dialog>" />);
    Object.assign(container.querySelector("dialog") ?? {}, { close });
    unmount();
    expect(close).toHaveBeenCalledOnce();
  });

  it("is what was fetched for it where the page was not opened as a document", () => {
    const { container } = render(<Page title="Cars" html="<p>No cars</p>" />);
    expect(container.querySelector("[data-part]")?.innerHTML).toBe("<p>No cars</p>");
  });
});

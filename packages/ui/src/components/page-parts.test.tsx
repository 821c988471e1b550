// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../testing/outline.ts";
import { CallCard } from "./cars/call-card.tsx";
import { CallToActionCard } from "./stock/call-to-action-card.tsx";
import { Dialog } from "./elements/dialog.tsx";
import { FrameFacade } from "./elements/frame-facade.tsx";
import { KeyFacts } from "./cars/key-facts.tsx";
import { ModelStage, type StagedModel } from "./models/model-stage.tsx";
import { ModelStrip } from "./models/model-strip.tsx";
import { ModelTile } from "./models/model-tile.tsx";
import { Notice } from "./elements/notice.tsx";
import { PictureLabel } from "./elements/picture-label.tsx";
import { PointList } from "./elements/point-list.tsx";
import { Landscape } from "./promotion/landscape.tsx";
import { PromisePanel, type PromiseView } from "./promotion/promise-panel.tsx";
import { ReviewCard, type ReviewView } from "./promotion/review-card.tsx";
import { SeenStrip } from "./cars/seen-strip.tsx";
import { StepHeader } from "./forms/step-header.tsx";
import { TextUs } from "./frame/text-us.tsx";

const date = (ago: string) => ({ ago, inWords: `on ${ago}`, machine: "2026-11-21" });
const review: ReviewView = {
  name: "Kim",
  stars: { full: 4, partial: 1, label: "5 out of 5" },
  date: date("a week ago"),
  text: "Good.",
  reply: { from: "The dealer", date: date("today"), text: "Thank you." },
  lang: "en",
};
const model: StagedModel = {
  name: "EV6",
  href: "/ev6",
  about: "SUV",
  price: "from $70,000",
  image: "/ev6.webp",
  side: "/ev6-side.webp",
  stock: { label: "3 here now", href: "/cars?model=EV6" },
};
const promise: PromiseView = {
  title: "Our promise",
  text: "Seven days.",
  points: ["Checked", "Washed"],
  signedBy: "Kim",
  stamp: "7 days",
  more: { href: "/promise", label: "All of it" },
};

/** The lines of a review that are not its stars. */
const reviewLines = (change: Partial<ReviewView>) =>
  outline(<ReviewCard review={{ ...review, ...change }} />)
    .split("\n")
    .filter((line) => !/\b(?:path|svg|g)\b[.[]/.test(line))
    .join("\n");

const frame = (forms?: boolean) =>
  outline(
    <FrameFacade
      src="https://maps.example/"
      text={{ show: "Show the map", loading: "Loading", failed: "It did not come" }}
      instead={{ text: "1 Wharf Road", href: "https://maps.example/place", label: "Directions" }}
      title="Map"
      {...(forms ? { forms } : {})}
    />,
  );

describe("parts of a page", () => {
  it("CallCard and CallToActionCard: a title, who it is about, and the way on", () => {
    expect(
      outline(
        <CallCard title="Call" dealer="North">
          number
        </CallCard>,
      ),
    ).toMatchInlineSnapshot(`
      "section.fc-card
        h2
          'Call'
        p.fc-quiet
          'North'
        div
          'number'"
    `);
    expect(
      outline(
        <CallCard title="Call" dealer={null}>
          number
        </CallCard>,
      ),
    ).not.toContain("fc-quiet");
    const action = { label: "Sell", href: "/sell-my-car" };
    expect(
      outline(<CallToActionCard title="Sell yours" text="We buy." action={action} />),
    ).toMatchInlineSnapshot(`
      "article.fc-call-to-action
        h2
          'Sell yours'
        p
          'We buy.'
        a.fc-button[href=/sell-my-car][data-kind=primary]
          'Sell'"
    `);
  });

  it("Dialog: native, named by its title, closed without a script", () => {
    const dialog = (
      <Dialog id="enquire" title="Enquire" closeLabel="Close">
        <p>Form</p>
      </Dialog>
    );
    expect(outline(dialog)).toMatchSnapshot();
  });

  it("FrameFacade: a frame of another origin that is fetched when it is opened, and sends forms only where it must", () => {
    expect(frame()).toContain("[sandbox=allow-scripts allow-same-origin allow-popups]");
    expect(frame(true)).toContain("allow-forms");
    expect(frame()).not.toContain("allow-forms");
    expect(frame()).toContain("a[href=https://maps.example/place][target=_blank]");
  });

  it("Landscape: a drawing that screen readers leave out, and keys do not reach", () => {
    const [drawing, ...shapes] = outline(<Landscape />).split("\n");
    expect(drawing).toContain("[aria-hidden=true][focusable=false]");
    expect(shapes).not.toEqual([]);
  });

  it("KeyFacts: a cell a fact", () => {
    const facts = [{ icon: "fuel", label: "Fuel", value: "Diesel" }] as const;
    expect(outline(<KeyFacts facts={facts} label="Key facts" />)).toMatchSnapshot();
    expect(outline(<KeyFacts facts={facts} label="Key facts" as="table" />)).toContain(
      "dl.fc-key-facts[data-as=table]",
    );
  });

  it("ModelStage: the first model is chosen, each with its way on and those in the yard", () => {
    const bare = {
      ...model,
      name: "EV9",
      href: "/ev9",
      about: null,
      price: null,
      image: null,
      side: null,
      stock: null,
    };
    const stage = <ModelStage label="Models" models={[model, bare]} explore={(name) => `Explore ${name}`} />;
    expect(outline(stage)).toMatchSnapshot();
  });

  it("ModelStrip: every model leads to those of it, but for one that is not listed", () => {
    const models = [
      { name: "EV6", href: "/cars?model=EV6", image: "/ev6-side.webp", count: 3, chosen: true },
      { name: "EV9", href: null, image: null, count: 0, chosen: false },
    ];
    expect(outline(<ModelStrip label="Models" models={models} />)).toMatchSnapshot();
  });

  it("ModelTile: its picture, its name and the way to it", () => {
    const tile = { name: "EV6", href: "/ev6", external: false, image: "/ev6.webp" };
    expect(outline(<ModelTile model={tile} about="SUV" moreLabel="View more" leading />)).toMatchSnapshot(
      "here",
    );
    expect(outline(<ModelTile model={tile} about={null} moreLabel="View more" />)).toContain(
      "[loading=lazy]",
    );
    const other = { ...tile, external: true, image: null };
    expect(outline(<ModelTile model={other} about={null} moreLabel="View more" />)).toMatchSnapshot(
      "elsewhere",
    );
  });

  it("Notice, StepHeader and PictureLabel: words that are announced, counted or wait for their picture to fail", () => {
    expect(outline(<Notice>Kept.</Notice>)).toBe("div.fc-notice[data-tone=plain]\n  'Kept.'");
    expect(
      outline(
        <Notice tone="danger" role="alert">
          Lost.
        </Notice>,
      ),
    ).toContain("[data-tone=danger][role=alert]");
    expect(
      outline(<StepHeader label="Step 2 of 5" percent={20} progressText="Progress" />),
    ).toMatchInlineSnapshot(`
      "div.fc-step-header
        p
          'Step 2 of 5'
        progress.fc-step-header__bar[aria-label=Progress][aria-valuetext=Step 2 of 5][max=100][value=20]"
    `);
    expect(outline(<PictureLabel text="Illustration" />)).toBe("span.fc-picture-label\n  'Illustration'");
    expect(outline(<PictureLabel text="Illustration" whenFallenBack />)).toContain("[data-when=fallen-back]");
  });

  it("PointList: reasons with their drawing, some of which lead on", () => {
    const points = [
      { icon: "money", text: "One price", href: "/price" },
      { icon: "clock", text: "By lunchtime", lang: "en" },
    ] as const;
    expect(outline(<PointList points={points} />)).toMatchSnapshot();
    expect(outline(<PointList points={[]} />)).toBe("");
  });

  it("PromisePanel: its points in order, who signed it, and where all of it is written", () => {
    expect(outline(<PromisePanel {...promise} />)).toMatchSnapshot();
    const bare = outline(<PromisePanel {...promise} signedBy={null} stamp={null} more={null} />);
    for (const part of ["__signed", "__stamp", "a[href"]) expect(bare).not.toContain(part);
  });

  it("ReviewCard: who wrote what and when, and what the dealer answered", () => {
    expect(reviewLines({})).toMatchSnapshot("whole");
    const bare = { date: null, text: "", reply: { from: "The dealer", date: null, text: "Thank you." } };
    expect(reviewLines(bare)).toMatchSnapshot("bare");
    expect(reviewLines({ reply: null })).not.toContain("blockquote");
  });

  it("SeenStrip: hidden until a script fills it, without the car of the page", () => {
    expect(
      outline(<SeenStrip title="Seen" forget="Forget" carPath="/cars/" except="9" />),
    ).toMatchInlineSnapshot(`
      "section.fc-section.fc-seen[hidden][data-seen={"except":"9","carPath":"/cars/"}]
        div.fc-section__head
          h2
            'Seen'
          button.fc-button[type=button][data-kind=text][data-forgets=seen]
            'Forget'
        ul.fc-seen__cars"
    `);
    expect(outline(<SeenStrip title="Seen" forget="Forget" carPath="/cars/" />)).toContain(
      '[data-seen={"except":null',
    );
  });

  it("TextUs: a link without a script, and a greeting that waits for one", () => {
    const text = { button: "Text us", greeting: "Hello", close: "Close" };
    expect(outline(<TextUs href="sms:1" text={text} setting={{ delay: 3000 }} />)).toMatchSnapshot();
  });
});

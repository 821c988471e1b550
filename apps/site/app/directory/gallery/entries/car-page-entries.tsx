import { Breadcrumb } from "@forecourt/ui/breadcrumb";
import { CallCard } from "@forecourt/ui/call-card";
import { FoldedText } from "@forecourt/ui/folded-text";
import { FrameFacade } from "@forecourt/ui/frame-facade";
import { Gallery, GalleryViewer } from "@forecourt/ui/gallery";
import { LoanQuote, LoanTerms } from "@forecourt/ui/loan-quote";
import { PointList } from "@forecourt/ui/point-list";
import { Stars } from "@forecourt/ui/stars";
import { TagBanner } from "@forecourt/ui/tag-banner";
import type { GalleryEntry } from "./gallery-entry.ts";
import { drawn } from "./sample-car.ts";

const words = { previous: "Previous picture", next: "Next picture", all: "See all 4 pictures" };
const images = ["front", "side", "rear", "wheel"].map((view) => ({
  src: drawn("suv", "blue", view),
  alt: `2021 Mazda CX-5, ${view}`,
  full: drawn("suv", "blue", view),
  label: { text: "Illustration" },
}));
const terms = {
  repayment: "$146.18 a week",
  rates: "10.00% p.a., comparison rate 10.73% p.a.",
  warning:
    "This comparison rate is true only for the example given and may not include all fees and charges.",
};

/** What the page of one car is made of. */
export const carPageEntries: readonly GalleryEntry[] = [
  {
    component: "Gallery",
    from: "@forecourt/ui/gallery",
    usage: `<Gallery images={images} label="Pictures" noPictureText="No photo yet" words={words} />`,
    states: [
      {
        name: "several, with a film and a banner",
        drawn: (
          <Gallery
            images={images}
            label="Pictures of a car"
            noPictureText="Photos on the way"
            words={words}
            media={[{ label: "Film", href: "#", icon: "play" }]}
          >
            <TagBanner banner={{ kind: "own", text: "Manager's Special", tone: "red" }} />
          </Gallery>
        ),
      },
      {
        name: "none, its outline",
        drawn: (
          <Gallery
            images={[]}
            label="Pictures of a truck"
            noPictureText="Photos on the way"
            words={words}
            outline="prime-mover"
            tint="red"
          />
        ),
      },
    ],
  },
  {
    component: "GalleryViewer",
    from: "@forecourt/ui/gallery",
    usage: `<GalleryViewer id="viewer" label="Pictures" words={{ close, previous, next }} />`,
    states: [
      {
        name: "before a script fills it",
        open: true,
        drawn: (
          <GalleryViewer
            id="viewer"
            label="Whole screen"
            words={{ close: "Close", previous: "Previous picture", next: "Next picture" }}
          />
        ),
      },
    ],
  },
  {
    component: "Breadcrumb",
    from: "@forecourt/ui/breadcrumb",
    usage: `<Breadcrumb label="You are here" crumbs={[{ label: "Home", href: "/" }, { label: "About us" }]} />`,
    states: [
      {
        name: "three steps",
        drawn: (
          <Breadcrumb
            label="You are here"
            crumbs={[
              { label: "Home", href: "#" },
              { label: "Used cars", href: "#" },
              { label: "2021 Mazda CX-5" },
            ]}
          />
        ),
      },
    ],
  },
  {
    component: "LoanTerms",
    from: "@forecourt/ui/loan-quote",
    usage: `<LoanTerms terms={{ repayment, rates, warning }} />`,
    states: [{ name: "with its warning", drawn: <LoanTerms terms={terms} /> }],
  },
  {
    component: "LoanQuote",
    from: "@forecourt/ui/loan-quote",
    usage: `<LoanQuote terms={terms} rows={rows} note="An estimate only." />`,
    states: [
      {
        name: "whole",
        drawn: (
          <LoanQuote
            terms={terms}
            rows={[
              { label: "Amount", value: "$29,950" },
              { label: "Total to pay", value: "$38,006" },
            ]}
            note="An estimate only, not an offer of credit."
          />
        ),
      },
    ],
  },
  {
    component: "PointList",
    from: "@forecourt/ui/point-list",
    usage: `<PointList points={[{ icon: "shield", text: "Twelve months of warranty" }]} />`,
    states: [
      {
        name: "words and a link",
        drawn: (
          <PointList
            points={[
              { icon: "shield", text: "Twelve months of warranty", href: "#" },
              { icon: "check", text: "120 points checked" },
              { icon: "star", text: "4.7 of 5 from 418 reviews" },
            ]}
          />
        ),
      },
    ],
  },
  {
    component: "CallCard",
    from: "@forecourt/ui/call-card",
    usage: `<CallCard title="Call the dealer" dealer="Harbourside Mazda">…</CallCard>`,
    states: [
      {
        name: "masked number",
        drawn: (
          <CallCard title="Call the dealer" dealer="Harbourside Mazda">
            <span className="fc-phone">02 55** ****</span>
          </CallCard>
        ),
      },
    ],
  },
  {
    component: "FoldedText",
    from: "@forecourt/ui/folded-text",
    usage: `<FoldedText text={{ short, whole }} more="View more" less="View less" />`,
    states: [
      {
        name: "folded",
        drawn: (
          <FoldedText
            text={{ short: <p>Choose from eleven cars…</p>, whole: <p>Choose from eleven cars in stock.</p> }}
            more="View more"
            less="View less"
          />
        ),
      },
      { name: "short", drawn: <FoldedText text={<p>All of it.</p>} more="View more" less="View less" /> },
    ],
  },
  {
    component: "FrameFacade",
    from: "@forecourt/ui/frame-facade",
    usage: `<FrameFacade src="/api/map/1" text={{ show, loading, failed }} instead={instead} title="Map of Hobart" />`,
    states: [
      {
        name: "closed",
        drawn: (
          <FrameFacade
            src="/api/map/none"
            text={{
              show: "Show the map",
              loading: "Google Maps is loading",
              failed: "It could not be loaded.",
            }}
            instead={{ text: "1 Wharf Road, Hobart", href: null, label: "" }}
            title="Map of Hobart"
          />
        ),
      },
    ],
  },
  {
    component: "Stars",
    from: "@forecourt/ui/stars",
    usage: `<Stars full={4} partial={0.7} label="4.7 out of 5" />`,
    states: [
      { name: "4.7", drawn: <Stars full={4} partial={0.7} label="4.7 out of 5" /> },
      { name: "1.0", drawn: <Stars full={1} partial={0} label="1.0 out of 5" /> },
    ],
  },
];

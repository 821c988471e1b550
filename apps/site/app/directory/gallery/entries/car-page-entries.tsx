import { Breadcrumb } from "@forecourt/ui/breadcrumb";
import { CallCard } from "@forecourt/ui/call-card";
import { FoldedText } from "@forecourt/ui/folded-text";
import { FrameFacade } from "@forecourt/ui/frame-facade";
import { Gallery, GalleryViewer } from "@forecourt/ui/gallery";
import { GradeList } from "@forecourt/ui/grade-list";
import { GradeTable } from "@forecourt/ui/grade-table";
import { LoadRuler } from "@forecourt/ui/load-ruler";
import { LoanLine, LoanQuote, LoanTerms } from "@forecourt/ui/loan-quote";
import { ModelColours } from "@forecourt/ui/model-colours";
import { PointList } from "@forecourt/ui/point-list";
import { Stars } from "@forecourt/ui/stars";
import { TagBanner } from "@forecourt/ui/tag-banner";
import { component, type GalleryEntry } from "./gallery-entry.ts";
import { illustrated } from "./sample-car.ts";

const words = { previous: "Previous picture", next: "Next picture", all: "See all 4 pictures" };
const images = ["front", "side", "rear", "wheel"].map((view) => ({
  src: illustrated("suv", "blue", view),
  alt: `2021 Mazda CX-5, ${view}`,
  full: illustrated("suv", "blue", view),
  label: { text: "Illustration" },
}));
const terms = {
  repayment: "$146.18 a week",
  rates: "10.00% p.a., comparison rate 10.73% p.a.",
  warning:
    "This comparison rate is true only for the example given and may not include all fees and charges.",
};

const gradeTable = {
  grades: [
    { name: "Maxx", price: "from $39,990", adds: [], stock: { label: "3 here now", href: "#" } },
    { name: "Touring", price: "from $47,890", adds: ["Head-up display", "Keyless entry"], stock: null },
  ],
  rows: [{ label: "Power", values: ["115 kW", "140 kW"] }],
  words: {
    grade: "Grade",
    price: "Price",
    adds: "Adds",
    entryGrade: "Where the range begins",
    compare: "Compare the grades side by side",
    has: "yes",
    hasNot: "no",
  },
};

/** What the page of one car is made of. */
export const carPageEntries: readonly GalleryEntry[] = [
  component(
    "gallery",
    "Gallery",
    `<Gallery images={images} label="Pictures" noPictureText="No photo yet" words={words} />`,
    {
      "several, with a film and a banner": (
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
      "none, its outline": (
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
  ),
  component(
    "gallery",
    "GalleryViewer",
    `<GalleryViewer id="viewer" label="Pictures" words={{ close, previous, next, enlarge }} />`,
    {
      "before a script fills it": (
        <GalleryViewer
          id="viewer"
          label="Whole screen"
          words={{ close: "Close", previous: "Previous picture", next: "Next picture", enlarge: "Enlarge" }}
        />
      ),
    },
    { open: true },
  ),
  component(
    "breadcrumb",
    "Breadcrumb",
    `<Breadcrumb label="You are here" crumbs={[{ label: "Home", href: "/" }, { label: "About us" }]} />`,
    {
      "three steps": (
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
  ),
  component("load-ruler", "LoadRuler", `<LoadRuler ruler={ruler} />`, {
    "a body of 2.5 m with two pallets": (
      <LoadRuler
        ruler={{
          length: 2500,
          pallet: 1165,
          pallets: [
            { from: 0, side: 0 },
            { from: 0, side: 1 },
          ],
          marks: [
            { at: 0, label: "0 m" },
            { at: 1000, label: "1" },
            { at: 2000, label: "2" },
          ],
          text: "The body to scale: 2,500 mm long. 2 pallets of 1,165 mm, two beside each other.",
        }}
      />
    ),
  }),
  component("loan-quote", "LoanTerms", `<LoanTerms terms={{ repayment, rates, warning }} />`, {
    "with its warning": <LoanTerms terms={terms} />,
  }),
  component("loan-quote", "LoanQuote", `<LoanQuote terms={terms} rows={rows} note="An estimate only." />`, {
    whole: (
      <LoanQuote
        terms={terms}
        rows={[
          { label: "Amount", value: "$29,950" },
          { label: "Total to pay", value: "$38,006" },
        ]}
        note="An estimate only, not an offer of credit."
      />
    ),
  }),
  component(
    "loan-quote",
    "LoanLine",
    `<LoanLine terms={terms} href="#loan" example="5 years, $0 deposit." folded={false} />`,
    {
      "in sight": <LoanLine terms={terms} href="#" example="5 years, $0 deposit." folded={false} />,
      folded: <LoanLine terms={terms} href="#" example="5 years, $0 deposit." folded />,
    },
  ),
  component("grade-table", "GradeTable", `<GradeTable grades={gradesOfTheModel} rows={whereTheyDiffer} />`, {
    rows: <GradeTable {...gradeTable} as="rows" />,
    columns: <GradeTable {...gradeTable} as="columns" />,
  }),
  component("model-colours", "ModelColours", `<ModelColours colours={coloursOfTheModel} />`, {
    "the first chosen": (
      <ModelColours
        label="Colours"
        title="Mazda CX-5"
        colours={(["red", "blue", "white"] as const).map((family) => ({
          name: `Crystal ${family}`,
          family,
          image: illustrated("suv", family, "front"),
        }))}
        pictureLabel="Illustration"
      />
    ),
  }),
  component("grade-list", "GradeList", `<GradeList {...gradesOfTheModel} />`, {
    "grades and colours": (
      <GradeList
        gradesLabel="Grades in stock"
        grades={[
          { name: "Maxx", price: "From $35,990", href: null },
          { name: "Akera", price: "From $52,490", href: "#" },
        ]}
        coloursLabel="Colours in stock"
        colours={[
          { name: "Soul Red", family: "red", href: null },
          { name: "Machine Grey", family: "grey", href: "#" },
        ]}
      />
    ),
  }),
  component(
    "point-list",
    "PointList",
    `<PointList points={[{ icon: "shield", text: "Twelve months of warranty" }]} />`,
    {
      "words and a link": (
        <PointList
          points={[
            { icon: "shield", text: "Twelve months of warranty", href: "#" },
            { icon: "check", text: "120 points checked" },
            { icon: "star", text: "4.7 of 5 from 418 reviews" },
          ]}
        />
      ),
    },
  ),
  component(
    "call-card",
    "CallCard",
    `<CallCard title="Call the dealer" dealer="Harbourside Mazda">…</CallCard>`,
    {
      "masked number": (
        <CallCard title="Call the dealer" dealer="Harbourside Mazda">
          <span className="fc-phone">02 55** ****</span>
        </CallCard>
      ),
    },
  ),
  component(
    "folded-text",
    "FoldedText",
    `<FoldedText text={{ short, whole }} more="View more" less="View less" />`,
    {
      folded: (
        <FoldedText
          text={{ short: <p>Choose from eleven cars…</p>, whole: <p>Choose from eleven cars in stock.</p> }}
          more="View more"
          less="View less"
        />
      ),
      short: <FoldedText text={<p>All of it.</p>} more="View more" less="View less" />,
    },
  ),
  component(
    "frame-facade",
    "FrameFacade",
    `<FrameFacade src="/api/map/1" text={{ show, loading, failed }} instead={instead} title="Map of Hobart" />`,
    {
      closed: (
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
  ),
  component("stars", "Stars", `<Stars full={4} partial={0.7} label="4.7 out of 5" />`, {
    "4.7": <Stars full={4} partial={0.7} label="4.7 out of 5" />,
    "1.0": <Stars full={1} partial={0} label="1.0 out of 5" />,
  }),
];

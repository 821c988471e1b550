import { HomeHero, type HomeHeroArrangement } from "@forecourt/ui/home-hero";
import { Landscape } from "@forecourt/ui/landscape";
import { OfferCard } from "@forecourt/ui/offer-card";
import { PromisePanel } from "@forecourt/ui/promise-panel";
import { PromotionSlides } from "@forecourt/ui/promotion-slides";
import { ReviewCard } from "@forecourt/ui/review-card";
import { StockDoors } from "@forecourt/ui/stock-doors";
import { component, type GalleryEntry } from "./gallery-entry.ts";
import { illustrated } from "./sample-car.ts";

/** Every arrangement, and the words it stands for. */
const ARRANGEMENTS: Readonly<Record<HomeHeroArrangement, string>> = {
  split: "Words beside one vehicle",
  lineup: "Three on one floor",
  ledger: "Words alone",
  machine: "One from the side",
  plate: "A band of steel",
  landscape: "Before hills",
  payment: "Beside its repayment",
  booking: "One wide bar",
  models: "The models of a brand",
  plan: "What is included",
  service: "The booking of a service",
};

const doors = [
  {
    href: "#suv",
    label: "SUV",
    count: 118,
    image: illustrated("suv", "white", "side-alone"),
    note: "Open now",
  },
  { href: "#ute", label: "Ute", count: 54, image: illustrated("ute", "silver", "side-alone"), note: null },
  { href: "#van", label: "Kastenwagen Hochdach", count: null, outline: "van" as const, note: null },
];
const folds = {
  viewMore: "View more",
  viewLess: "View less",
  viewDisclaimer: "View full disclaimer",
  lessDisclaimer: "View less disclaimer",
};
const review = {
  name: "Alejandra Montgomery-Fitzgerald",
  stars: { full: 4, partial: 1, label: "5 out of 5" },
  date: { ago: "3 weeks ago", inWords: "1 November 2026", machine: "2026-11-01" },
  text: "They rang back the same afternoon.",
};

/** The vehicles an arrangement has room for, as home pages have them stand; words alone have none. */
function Stage({ arrangement }: { arrangement: HomeHeroArrangement }) {
  if (arrangement === "ledger") return null;
  const several = arrangement === "lineup" || arrangement === "booking";
  const view = ["machine", "plate", "landscape", "booking"].includes(arrangement) ? "side" : "front";
  const standing = several ? (["suv", "ute", "hatch"] as const) : (["suv"] as const);
  return (
    <ul className="fc-hero__standing" data-count={standing.length} aria-hidden="true">
      {standing.map((body, at) => (
        <li key={body}>
          <img
            src={illustrated(body, ["blue", "silver", "red"][at] ?? "white", `${view}-alone`)}
            alt=""
            width={960}
            height={640}
          />
        </li>
      ))}
    </ul>
  );
}

/** What a home page is made of. */
export const homeEntries: readonly GalleryEntry[] = [
  component(
    "home-hero",
    "HomeHero",
    `<HomeHero arrangement="split" title="…" tagline="…" stage={picture} search={search} />`,
    Object.fromEntries(
      Object.entries(ARRANGEMENTS).map(([arrangement, title]) => [
        arrangement,
        <HomeHero
          key={arrangement}
          arrangement={arrangement as HomeHeroArrangement}
          title={title}
          tagline="One price, in writing."
          backdrop={arrangement === "landscape" ? <Landscape /> : null}
          stage={<Stage arrangement={arrangement as HomeHeroArrangement} />}
          search={<p className="gallery-search">A search stands here.</p>}
        />,
      ]),
    ),
  ),
  component("landscape", "Landscape", `<HomeHero backdrop={<Landscape />} … />`, {
    "behind words": (
      <div className="fc-hero__scene">
        <Landscape />
        <p>Words stand here.</p>
      </div>
    ),
  }),
  component(
    "stock-doors",
    "StockDoors",
    `<StockDoors doors={[{ href, label: "SUV", count: 118 }]} as="tiles" />`,
    Object.fromEntries(
      (["doors", "tiles", "panels", "wide"] as const).map((as) => [
        as,
        <StockDoors key={as} doors={doors} as={as} />,
      ]),
    ),
  ),
  component(
    "promise-panel",
    "PromisePanel",
    `<PromisePanel title="…" text="…" points={points} signedBy={null} stamp={null} more={null} />`,
    {
      "a band": (
        <PromisePanel
          as="band"
          title="One price, no add-ons"
          text="What stands on the window is what you pay."
          points={["No fee at the desk", "No account needed"]}
          signedBy={null}
          stamp={null}
          more={null}
        />
      ),
      columns: (
        <PromisePanel
          as="columns"
          title="A morning with you before you go"
          text="The handover takes as long as you need."
          points={["Water, gas and power", "Your own car on our scales", "One night on our paddock"]}
          signedBy={null}
          stamp={null}
          more={{ href: "#", label: "Read all of it" }}
        />
      ),
      "a sheet": (
        <PromisePanel
          as="sheet"
          title="What we check, and what we found"
          text="You get the sheet, with the scratches on it."
          points={["Body and paint, with a gauge", "Brakes, in millimetres"]}
          signedBy="Len Harrow, workshop"
          stamp="Checked"
          more={null}
        />
      ),
      "signed and stamped": (
        <PromisePanel
          title="We write down what we find"
          text="Every car is looked at for two hours before it is priced."
          points={["120 points, by name", "Scratches included", "Seven days to change your mind"]}
          signedBy="The Okafor brothers"
          stamp="Checked"
          more={{ href: "#", label: "Read all of it" }}
        />
      ),
    },
  ),
  component(
    "promotion-slides",
    "PromotionSlides",
    `<PromotionSlides id="promotions" title="Promotions" slides={slides} … />`,
    {
      two: (
        <PromotionSlides
          id="slides"
          title="Promotions"
          slides={[
            {
              title: "Service while you wait",
              text: "Coffee included",
              href: "#",
              image: illustrated("wagon", "green", "front"),
            },
            { title: "Summer tyres", href: "#", image: illustrated("suv", "red", "front") },
          ]}
          previousLabel={(title) => `Previous: ${title}`}
          nextLabel={(title) => `Next: ${title}`}
        />
      ),
    },
  ),
  component("offer-card", "OfferCard", `<OfferCard offer={view} words={words} />`, {
    "folded, with its end": (
      <OfferCard
        words={folds}
        offer={{
          id: "offer",
          title: "3.9 % on every CX-5",
          href: "#",
          image: illustrated("suv", "red", "front"),
          ends: "Ends in 9 days",
          description: { short: <p>Choose from eleven…</p>, whole: <p>Choose from eleven in stock.</p> },
          disclaimer: <p>Approved customers only.</p>,
          actions: [
            { label: "Enquire Now", href: "#", newTab: false },
            { label: "Explore CX-5", href: "#", newTab: false },
          ],
        }}
      />
    ),
  }),
  component("review-card", "ReviewCard", `<ReviewCard review={view} />`, {
    alone: <ReviewCard review={{ ...review, reply: null }} />,
    answered: (
      <ReviewCard
        review={{ ...review, reply: { from: "Harbourside", date: null, text: "Thank you, Alejandra." } }}
      />
    ),
  }),
];

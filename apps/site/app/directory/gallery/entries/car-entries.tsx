import { CallToActionCard } from "@forecourt/ui/call-to-action-card";
import { CarCard } from "@forecourt/ui/car-card";
import { FactList } from "@forecourt/ui/fact-list";
import { Heart, HeartForm, HeartLink } from "@forecourt/ui/heart";
import { KeyFacts } from "@forecourt/ui/key-facts";
import { ModelTile } from "@forecourt/ui/model-tile";
import { PictureLabel } from "@forecourt/ui/picture-label";
import { Price } from "@forecourt/ui/price";
import { ModelStage } from "@forecourt/ui/model-stage";
import { ModelStrip } from "@forecourt/ui/model-strip";
import { TermLinks, TermSwitch } from "@forecourt/ui/term-switch";
import { TagBanner } from "@forecourt/ui/tag-banner";
import { component, type GalleryEntry } from "./gallery-entry.ts";
import { illustrated, LONG_BADGE, LONG_NAME, priceOf, sampleCar } from "./sample-car.ts";

const subscription = {
  longText: "$289 per week",
  terms: ["$289 per week", "$269 per week"].map((longText) => ({ longText })),
};
const NO_PICTURE = "Photos on the way";
const heart = { id: "7", slug: "mazda", name: "2021 Mazda CX-5", make: "Mazda", model: "CX-5", price: null };

const cards = [
  ["standard", sampleCar()],
  ["tab", sampleCar({ arrangement: "tab" })],
  ["plate", sampleCar({ arrangement: "plate" })],
  ["quiet", sampleCar({ arrangement: "quiet" })],
  ["total", sampleCar({ arrangement: "total" })],
  ["monthly", sampleCar({ arrangement: "monthly" })],
  ["label", sampleCar({ arrangement: "label" })],
  ["no picture", sampleCar({ image: null })],
  [
    "sold, no price",
    sampleCar({
      banner: { kind: "sold", text: "JUST SOLD", tone: "dark" },
      price: { kind: "enquire", text: "Enquire for price." },
    }),
  ],
  [
    "longest words, highest price",
    sampleCar({ title: LONG_NAME, badge: LONG_BADGE, price: priceOf("$1,249,990", "Excl. gov. charges") }),
  ],
  [
    "repayment and dealer",
    sampleCar({
      repayment: { repayment: "$146 a week", rates: "10.00% p.a., comparison rate 10.73% p.a." },
    }),
  ],
] as const;

const BANNERS = [
  ["sold", "dark", "JUST SOLD"],
  ["fuel", "green", "Electric"],
  ["reserved", "neutral", "Reserved"],
  ["certified", "accent", "Certified"],
  ["own", "red", "Manager's Special"],
  ["coming_soon", "neutral", "COMING SOON"],
  ["new_arrival", "dark", "New Arrival"],
] as const;

/** A car in lists and on its page. */
export const carEntries: readonly GalleryEntry[] = [
  component(
    "car-card",
    "CarCard",
    `<CarCard car={view} noPictureText="No photo yet" />`,
    Object.fromEntries(
      cards.map(([name, car]) => [name, <CarCard key={name} car={car} noPictureText={NO_PICTURE} />]),
    ),
  ),
  component(
    "price",
    "Price",
    `<Price price={{ kind: "price", text: "$34,950", typeText: "Drive away" }} />`,
    {
      card: <Price price={priceOf("$34,950")} />,
      large: <Price price={priceOf("$1,249,990", null)} size="large" />,
      none: <Price price={{ kind: "enquire", text: "Enquire for price." }} />,
      "by the week": (
        <Price
          price={{ kind: "enquire", text: "Enquire for price.", weekly: { longText: "$289 per week" } }}
        />
      ),
      "for some days": (
        <Price
          price={{
            kind: "enquire",
            text: "Enquire for price.",
            weekly: { longText: "$168 for 4 days", note: "$42 per day" },
          }}
        />
      ),
      "of the chosen term": <Price price={{ kind: "enquire", text: "", subscription }} />,
    },
  ),
  component(
    "tag-banner",
    "TagBanner",
    `<TagBanner banner={{ kind: "sold", text: "JUST SOLD", tone: "dark" }} />`,
    Object.fromEntries(
      BANNERS.map(([kind, tone, text]) => [kind, <TagBanner key={kind} banner={{ kind, tone, text }} />]),
    ),
  ),
  component("picture-label", "PictureLabel", `<PictureLabel text="Illustration" />`, {
    "on a picture": <PictureLabel text="Illustration" />,
  }),
  component("heart", "Heart", `<Heart car={car} label="Save to favourites: 2021 Mazda CX-5" />`, {
    open: <Heart car={heart} label="Save to favourites: 2021 Mazda CX-5" />,
    kept: <Heart car={heart} label="Saved: 2021 Mazda CX-5" kept />,
  }),
  component("heart", "HeartForm", `<HeartForm action="/api/favourites" />`, {
    "once a page, without a look": <HeartForm action="#" />,
  }),
  component("heart", "HeartLink", `<HeartLink href="/my-garage" label="Favourites" />`, {
    "in the head": <HeartLink href="#" label="Favourites" />,
  }),
  component(
    "call-to-action-card",
    "CallToActionCard",
    `<CallToActionCard title="…" text="…" action={{ label, href }} />`,
    {
      "among cars": (
        <CallToActionCard
          title="Not quite it?"
          text="Tell us what you want and we look for it."
          action={{ label: "Find one for me", href: "#" }}
        />
      ),
    },
  ),
  component(
    "key-facts",
    "KeyFacts",
    `<KeyFacts label="Key facts" facts={[{ icon: "gauge", label: "Odometer", value: "45,210 km" }]} />`,
    {
      six: (
        <KeyFacts
          label="Key facts"
          facts={[
            { icon: "gauge", label: "Odometer", value: "45,210 km" },
            { icon: "transmission", label: "Transmission", value: "Sports Automatic" },
            { icon: "fuel", label: "Fuel", value: "Petrol" },
            { icon: "drive", label: "Drive", value: "All wheel drive" },
            { icon: "seat", label: "Seats", value: "5" },
            { icon: "calendar", label: "Year", value: "2021" },
          ]}
        />
      ),
    },
  ),
  component("fact-list", "FactList", `<FactList facts={[{ label: "Colour", value: "Blue" }]} />`, {
    "short and long": (
      <FactList
        facts={[
          { label: "Colour", value: "Deep Crystal Blue Mica" },
          { label: "Zulassungsbescheinigung", value: "Kraftfahrzeughaftpflichtversicherung" },
        ]}
      />
    ),
  }),
  component("term-switch", "TermLinks", `<TermLinks label="Subscribe for" terms={terms} />`, {
    "the second chosen": (
      <TermLinks
        label="Subscribe for"
        terms={[
          { label: "1 month", href: "#1", chosen: false },
          { label: "12 months", href: "#12", chosen: true },
        ]}
      />
    ),
  }),
  component(
    "term-switch",
    "TermSwitch",
    `<TermSwitch label="Subscribe for" terms={["1 month", "3 months"]} />`,
    {
      "two terms, for the prices of this page": (
        <TermSwitch label="Subscribe for" terms={["1 month", "3 months"]} />
      ),
    },
  ),
  component(
    "model-stage",
    "ModelStage",
    `<ModelStage label="The models" models={models} explore={(name) => words.explore(name)} />`,
    {
      "three, one without a picture": (
        <ModelStage
          label="The models"
          explore={(name) => `Explore ${name}`}
          models={["suv", "wagon", null].map((body, at) => ({
            name: ["Kodiaq", "Octavia", "Enyaq"][at] ?? "",
            href: `#model-${at}`,
            about: "SUV · Electric",
            price: at === 2 ? null : "from $54,990",
            image: body && illustrated(body, "green", "front"),
            side: body && illustrated(body, "green", "side"),
            stock: at === 0 ? { label: "See all 12 cars", href: "#" } : null,
          }))}
        />
      ),
    },
  ),
  component("model-strip", "ModelStrip", `<ModelStrip label="The models" models={models} />`, {
    "three, one chosen, one without cars": (
      <ModelStrip
        label="The models"
        models={["suv", "wagon", "hatch"].map((body, at) => ({
          name: ["Kodiaq", "Octavia", "Fabia"][at] ?? "",
          href: at === 2 ? null : `#model-${at}`,
          image: illustrated(body, "green", "side"),
          count: [12, 4, 0][at] ?? 0,
          chosen: at === 1,
        }))}
      />
    ),
  }),
  component("model-tile", "ModelTile", `<ModelTile model={model} about="SUV" moreLabel="View more" />`, {
    "with a picture": (
      <ModelTile
        model={{ name: "CX-5", href: "#", external: false, image: illustrated("suv", "red", "front") }}
        about="12 here now"
        moreLabel="View more"
      />
    ),
    without: (
      <ModelTile
        model={{ name: "Enyaq", href: "#", external: true, image: null }}
        about={null}
        moreLabel="View more"
      />
    ),
  }),
];

import { CallToActionCard } from "@forecourt/ui/call-to-action-card";
import { CarCard } from "@forecourt/ui/car-card";
import { FactList } from "@forecourt/ui/fact-list";
import { Heart, HeartForm, HeartLink } from "@forecourt/ui/heart";
import { KeyFacts } from "@forecourt/ui/key-facts";
import { ModelTile } from "@forecourt/ui/model-tile";
import { PictureLabel } from "@forecourt/ui/picture-label";
import { Price } from "@forecourt/ui/price";
import { ModelStage } from "@forecourt/ui/model-stage";
import { TermSwitch } from "@forecourt/ui/term-switch";
import { TagBanner } from "@forecourt/ui/tag-banner";
import type { GalleryEntry } from "./gallery-entry.ts";
import { drawn, LONG_BADGE, LONG_NAME, priceOf, sampleCar } from "./sample-car.ts";

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
      more: { href: "#", label: "See more from this dealer", about: "Harbourside Mazda" },
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
  {
    component: "CarCard",
    from: "@forecourt/ui/car-card",
    usage: `<CarCard car={view} noPictureText="No photo yet" />`,
    states: cards.map(([name, car]) => ({
      name,
      drawn: <CarCard car={car} noPictureText={NO_PICTURE} />,
    })),
  },
  {
    component: "Price",
    from: "@forecourt/ui/price",
    usage: `<Price price={{ kind: "price", text: "$34,950", typeText: "Drive away" }} />`,
    states: [
      { name: "card", drawn: <Price price={priceOf("$34,950")} /> },
      { name: "large", drawn: <Price price={priceOf("$1,249,990", null)} size="large" /> },
      { name: "none", drawn: <Price price={{ kind: "enquire", text: "Enquire for price." }} /> },
      {
        name: "by the week",
        drawn: (
          <Price
            price={{ kind: "enquire", text: "Enquire for price.", weekly: { longText: "$289 per week" } }}
          />
        ),
      },
      {
        name: "for some days",
        drawn: (
          <Price
            price={{
              kind: "enquire",
              text: "Enquire for price.",
              weekly: { longText: "$168 for 4 days", note: "$42 per day" },
            }}
          />
        ),
      },
      { name: "of the chosen term", drawn: <Price price={{ kind: "enquire", text: "", subscription }} /> },
    ],
  },
  {
    component: "TagBanner",
    from: "@forecourt/ui/tag-banner",
    usage: `<TagBanner banner={{ kind: "sold", text: "JUST SOLD", tone: "dark" }} />`,
    states: BANNERS.map(([kind, tone, text]) => ({
      name: kind,
      drawn: <TagBanner banner={{ kind, tone, text }} />,
    })),
  },
  {
    component: "PictureLabel",
    from: "@forecourt/ui/picture-label",
    usage: `<PictureLabel text="Illustration" />`,
    states: [{ name: "on a picture", drawn: <PictureLabel text="Illustration" /> }],
  },
  {
    component: "Heart",
    from: "@forecourt/ui/heart",
    usage: `<Heart car={car} label="Save to favourites: 2021 Mazda CX-5" />`,
    states: [
      { name: "open", drawn: <Heart car={heart} label="Save to favourites: 2021 Mazda CX-5" /> },
      { name: "kept", drawn: <Heart car={heart} label="Saved: 2021 Mazda CX-5" kept /> },
    ],
  },
  {
    component: "HeartForm",
    from: "@forecourt/ui/heart",
    usage: `<HeartForm action="/api/favourites" />`,
    states: [{ name: "once a page, without a look", drawn: <HeartForm action="#" /> }],
  },
  {
    component: "HeartLink",
    from: "@forecourt/ui/heart",
    usage: `<HeartLink href="/my-garage" label="Favourites" />`,
    states: [{ name: "in the head", drawn: <HeartLink href="#" label="Favourites" /> }],
  },
  {
    component: "CallToActionCard",
    from: "@forecourt/ui/call-to-action-card",
    usage: `<CallToActionCard title="…" text="…" action={{ label, href }} />`,
    states: [
      {
        name: "among cars",
        drawn: (
          <CallToActionCard
            title="Not quite it?"
            text="Tell us what you want and we look for it."
            action={{ label: "Find one for me", href: "#" }}
          />
        ),
      },
    ],
  },
  {
    component: "KeyFacts",
    from: "@forecourt/ui/key-facts",
    usage: `<KeyFacts label="Key facts" facts={[{ icon: "gauge", label: "Odometer", value: "45,210 km" }]} />`,
    states: [
      {
        name: "six",
        drawn: (
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
    ],
  },
  {
    component: "FactList",
    from: "@forecourt/ui/fact-list",
    usage: `<FactList facts={[{ label: "Colour", value: "Blue" }]} />`,
    states: [
      {
        name: "short and long",
        drawn: (
          <FactList
            facts={[
              { label: "Colour", value: "Deep Crystal Blue Mica" },
              { label: "Zulassungsbescheinigung", value: "Kraftfahrzeughaftpflichtversicherung" },
            ]}
          />
        ),
      },
    ],
  },
  {
    component: "TermSwitch",
    from: "@forecourt/ui/term-switch",
    usage: `<TermSwitch label="Subscribe for" terms={["1 month", "3 months"]} />`,
    states: [
      {
        name: "two terms, for the prices of this page",
        drawn: <TermSwitch label="Subscribe for" terms={["1 month", "3 months"]} />,
      },
    ],
  },
  {
    component: "ModelStage",
    from: "@forecourt/ui/model-stage",
    usage: `<ModelStage label="The models" models={models} explore={(name) => words.explore(name)} />`,
    states: [
      {
        name: "three, one without a picture",
        drawn: (
          <ModelStage
            label="The models"
            explore={(name) => `Explore ${name}`}
            models={["suv", "wagon", null].map((body, at) => ({
              name: ["Kodiaq", "Octavia", "Enyaq"][at] ?? "",
              href: `#model-${at}`,
              about: "SUV · Electric",
              price: at === 2 ? null : "from $54,990",
              image: body && drawn(body, "green", "front"),
              side: body && drawn(body, "green", "side"),
              stock: at === 0 ? { label: "See all 12 cars", href: "#" } : null,
            }))}
          />
        ),
      },
    ],
  },
  {
    component: "ModelTile",
    from: "@forecourt/ui/model-tile",
    usage: `<ModelTile model={model} about="SUV" moreLabel="View more" />`,
    states: [
      {
        name: "with a picture",
        drawn: (
          <ModelTile
            model={{ name: "CX-5", href: "#", external: false, image: drawn("suv", "red", "front") }}
            about="12 here now"
            moreLabel="View more"
          />
        ),
      },
      {
        name: "without",
        drawn: (
          <ModelTile
            model={{ name: "Enyaq", href: "#", external: true, image: null }}
            about={null}
            moreLabel="View more"
          />
        ),
      },
    ],
  },
];

import type { Condition } from "@forecourt/search/car";
import type { VehicleKind } from "./catalogue/model-line.ts";
import type { Offer } from "./demo-catalogue.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** What a salesperson would know when writing about a vehicle. */
export interface CommentFacts {
  readonly kind: VehicleKind;
  readonly offer: Offer;
  readonly condition: Condition;
  readonly name: string;
  readonly colour: string;
  readonly features: readonly string[];
  readonly city: string;
  readonly american: boolean;
  readonly owners: number;
}

/** Two to five sentences, different from car to car; null now and then, as in real stock. */
export function dealerComments(random: SeededRandom, facts: CommentFacts): string | null {
  if (random.chance(0.06)) return null;
  const sentences = [opening(random, facts), ...middle(random, facts), closing(random, facts)];
  const words = sentences.filter((sentence) => sentence !== "").join(" ");
  return facts.american ? americanSpelling(words) : words;
}

function opening(
  random: SeededRandom,
  { offer, condition, name, colour, city, kind, owners }: CommentFacts,
): string {
  if (offer === "rental") {
    return random.pick([
      `Hire this ${name} by the week with insurance, registration and servicing in one price.`,
      `Need wheels this week? This ${name} is cleaned, fuelled and ready at our ${city} desk.`,
      `A tidy ${name} for work or a long weekend, with unlimited kilometres inside the state.`,
    ]);
  }
  if (offer === "subscription") {
    return random.pick([
      `Swap, pause or hand it back: this ${name} comes on a month-to-month plan.`,
      `One weekly payment covers this ${name}, its registration, servicing, tyres and roadside help.`,
    ]);
  }
  if (condition === "new") {
    return random.pick([
      `Brand new ${name} in ${colour}, on the ground in ${city} and ready for delivery this week.`,
      `Skip the wait: this ${name} in ${colour} is here now.`,
      `The ${name} you have been reading about has arrived, finished in ${colour}.`,
    ]);
  }
  if (condition === "demo") {
    return random.pick([
      `Driven by our team and looked after by our own workshop, this ${name} saves you real money on new.`,
      `Ex-demonstrator ${name} in ${colour} with the balance of its new warranty.`,
    ]);
  }
  const history =
    owners === 1
      ? "One owner from new"
      : random.pick(["Two careful owners", "Locally owned", "A recent trade-in"]);
  return random.pick([
    `${history}, this ${name} presents beautifully in ${colour}.`,
    `${history} and a full set of service stamps: a ${name} that has been cared for.`,
    kind === "motorcycle"
      ? `${history}, always garaged and never dropped.`
      : `${history}, with books and both keys.`,
    `Clean, straight and honest, this ${colour} ${name} drives as well as it looks.`,
  ]);
}

function middle(random: SeededRandom, { kind, features, condition, offer }: CommentFacts): string[] {
  const loved = random.some(features, 3);
  const list =
    loved.length > 2
      ? `${loved.slice(0, -1).join(", ")} and ${loved[loved.length - 1]}`
      : loved.join(" and ");
  const sentences = [
    list === ""
      ? ""
      : random.pick([`Highlights include ${list}.`, `You will love the ${list}.`, `It comes with ${list}.`]),
  ];
  const more = new Map<VehicleKind, readonly string[]>([
    [
      "car",
      [
        "Plenty of room for the school run and the surfboards.",
        "Easy on fuel and easier to park.",
        "Two ISOFIX points and a boot that swallows a pram.",
        "Quiet on the highway and light in town.",
      ],
    ],
    [
      "truck",
      [
        "Set up for work from day one, with load ratings on file.",
        "Fleet maintained with every docket on record.",
        "Body and hydraulics inspected before sale.",
      ],
    ],
    [
      "motorcycle",
      [
        "Fresh tyres, fresh oil and a full safety check.",
        "Learner approved advice is free: ask us.",
        "Sounds as good as it goes.",
      ],
    ],
    [
      "motorhome",
      [
        "Pressure tested, gas certified and ready for the big lap.",
        "Everything on board has been run and shown to work.",
        "Sleeps the family and parks in an ordinary bay at the beach.",
      ],
    ],
    [
      "caravan",
      [
        "Weighed, measured and damp tested in our own shed.",
        "Bearings, brakes and hitch have just been serviced.",
        "Free handover lesson at our yard, kettle on.",
      ],
    ],
  ]).get(kind);
  if (more && offer === "sale") sentences.push(random.pick(more));
  if (condition === "used" && offer === "sale" && random.chance(0.45)) {
    sentences.push(
      random.pick([
        "Comes with a workshop report you can read before you buy.",
        "A small mark on the rear bumper is shown in the photos.",
        "Roadworthy certificate included.",
        "PPSR checked: no money owing.",
      ]),
    );
  }
  return sentences;
}

function closing(random: SeededRandom, { city, offer }: CommentFacts): string {
  if (offer !== "sale")
    return random.pick([
      "Bring your licence and drive away today.",
      "No lock-in, no surprises.",
      "Ask us about long-stay rates.",
    ]);
  return random.pick([
    "Finance and delivery can be arranged, and we value every trade.",
    `Come and see it at our ${city} yard, or ask us for a walk-around video.`,
    "Call, message or drop in: we are happy to have it ready for you.",
    "We can hold it for you while you organise finance.",
    "Priced to sell.",
  ]);
}

/** Our own prose, as an American salesperson would have typed it. */
function americanSpelling(words: string): string {
  return words
    .replaceAll("kilometres", "miles")
    .replaceAll("organise", "arrange")
    .replaceAll("tyres", "tires")
    .replaceAll("boot that", "trunk that")
    .replaceAll("registration", "plates")
    .replaceAll("Roadworthy certificate included.", "Clean title, fresh inspection.")
    .replaceAll("PPSR checked: no money owing.", "Clean title in hand.")
    .replaceAll("ISOFIX points", "LATCH anchors")
    .replaceAll("yard", "lot")
    .replaceAll("licence", "license")
    .replaceAll("surfboards", "hockey bags");
}

import { CompareBar, CompareBox } from "@forecourt/ui/compare-box";
import { CompareTable } from "@forecourt/ui/compare-table";
import { SeenStrip } from "@forecourt/ui/seen-strip";
import { component, type GalleryEntry } from "./gallery-entry.ts";
import { LONG_BADGE, LONG_NAME, priceOf, sampleCar } from "./sample-car.ts";

const words = {
  caption: "Three cars compared",
  onlyDifferences: "Only what differs",
  differs: "differs",
  notKnown: "not known",
  noPicture: "Photos on the way",
  takeOut: "Take out",
};
const out = (id: string) => ({ href: `#without-${id}`, label: `Take out car ${id}` });
const long = sampleCar({
  title: LONG_NAME,
  badge: LONG_BADGE,
  price: priceOf("$1,249,990"),
  image: null,
});

/** What puts cars side by side, and those that were looked at before. */
export const compareEntries: readonly GalleryEntry[] = [
  component("compare-box", "CompareBox", `<CompareBox id="7" label="Compare 2021 Mazda CX-5" />`, {
    open: <CompareBox id="box" label="Compare 2021 Mazda CX-5" />,
    "on a card": <CompareBox id="other" label="Compare 2018 Toyota HiLux" />,
  }),
  component("compare-box", "CompareBar", `<CompareBar action="/compare" label="Compare" />`, {
    "seen while a box is chosen": <CompareBar action="#" label="Compare these cars" />,
  }),
  component("compare-table", "CompareTable", `<CompareTable columns={columns} rows={rows} words={words} />`, {
    "a car, one with long words, one that is gone": (
      <CompareTable
        columns={[
          { id: "a", takeOut: out("a"), kind: "car", car: sampleCar(), note: null },
          { id: "b", takeOut: out("b"), kind: "car", car: long, note: "Sold" },
          {
            id: "c",
            takeOut: out("c"),
            kind: "gone",
            title: "2015 Kia Rio",
            text: "No longer for sale",
          },
        ]}
        rows={[
          { label: "Odometer", values: ["45,210 km", "88,400 km", null], differs: true },
          { label: "Fuel", values: ["Petrol", "Petrol", null], differs: false },
        ]}
        words={words}
      />
    ),
  }),
  component(
    "seen-strip",
    "SeenStrip",
    `<SeenStrip title="Recently seen" forget="Forget them" carPath="/cars/" />`,
    {
      "not seen until a script fills it": (
        <SeenStrip title="Recently seen" forget="Forget them" carPath="/cars/" />
      ),
    },
  ),
];

import { expect, it } from "vitest";
import { bothIndexes } from "../testing/fixtures/both-indexes.ts";
import { importFeed } from "./import-feed.ts";
import { parseFeedMapping } from "./mapping/parse-feed-mapping.ts";

/** A feed of a dealer in Germany, as its software writes it. Its mapping was written with FEEDS.md alone. */
const FEED = `FIN;Lagernr.;Hersteller;Baureihe;Ausführung;Zustand;Erstzulassung;Laufleistung;Preis (brutto);Verfügbar;Verkauft am;Bilder;Ausstattung
WBA8K31090K000001;A-17;BMW;3er;320d Touring;Gebrauchtwagen;07/2019;85.300 km;24.900,00 €;sofort;;"[{""url"":""https://b.example/17-1.jpg"",""pos"":1},{""url"":""https://b.example/17-2.jpg"",""pos"":2}]";Navi, Anhängerkupplung
WVWZZZCDZNW000002;A-18;VW;Golf;Life;Neuwagen;;15 km;31.490,00 €;ab 15.12.2026;;[];
W0V0XEP68K4000003;A-19;Opel;Corsa;Edition;Vorführwagen;11/2025;4.200 km;17.250,50 €;sofort;3.11.2026;;
;A-20;Böckmann;Anhänger;;Anhänger;;;3.100,00 €;sofort;;;
W0V0XEP68K4000005;A-21;Opel;Astra;;Unfallwagen;01/2018;99.000 km;2.500,00 €;sofort;;;
`;

const NUMBER = [{ remove: ["."] }, { before: "," }];
const MAPPING = {
  name: "autohaus",
  identity: { id: "Lagernr." },
  skip: [{ column: "Zustand", is: ["Anhänger"] }],
  fields: {
    make: { column: "Hersteller", steps: [{ values: { VW: "Volkswagen" } }] },
    model: "Baureihe",
    badge: "Ausführung",
    car_type: {
      column: "Zustand",
      steps: [
        { values: { Gebrauchtwagen: "used", Neuwagen: "new", Vorführwagen: "demo" }, otherwise: "refuse" },
      ],
    },
    year: { column: "Erstzulassung", steps: [{ split: "/", take: -1 }] },
    km: { column: "Laufleistung", steps: [{ remove: ["."] }] },
    price: { column: "Preis (brutto)", steps: NUMBER },
    status: [
      { constant: "sold", when: { column: "Verkauft am", isNot: [""] } },
      { constant: "in_stock", when: { column: "Verfügbar", is: ["sofort"] } },
      { constant: "coming_soon" },
    ],
    sold_date_timestamp: { column: "Verkauft am", steps: [{ date: "dmy" }] },
    vin: "FIN",
    stocknum: "Lagernr.",
    images: "Bilder",
    features: { column: "Ausstattung", separator: "," },
  },
};

it("imports a stranger's feed: semicolons, points for thousands, dates with the day first, pictures in JSON", async () => {
  const parsed = parseFeedMapping(MAPPING);
  const [embedded] = bothIndexes;
  if (!parsed.ok || !embedded) throw new Error(JSON.stringify(parsed));
  const index = await embedded.open();
  const report = await importFeed({ source: [FEED], mapping: parsed.mapping, index, now: new Date(0) });
  expect(report).toMatchObject({
    ok: true,
    summary: "+3 −0 ~0",
    skipped: 1,
    refused: 1,
    notes: [],
    remarks: [],
  });
  expect(report.refusedRows.map(({ line, column, reason }) => [line, column, reason])).toEqual([
    [6, "Zustand", 'car_type: "Unfallwagen" is not one of the mapped values'],
  ]);
  const documents = (await index.get(["A-17", "A-18", "A-19"])).map(({ document }) => document);
  expect(documents).toMatchObject([
    {
      id: "A-17",
      make: "BMW",
      car_type: "used",
      year: 2019,
      km: 85_300,
      price: 24_900,
      status: "in_stock",
      vin: "WBA8K31090K000001",
      filtered_features: ["Navi", "Anhängerkupplung"],
      images: [
        { image: { url: "https://b.example/17-1.jpg" } },
        { image: { url: "https://b.example/17-2.jpg" } },
      ],
    },
    { id: "A-18", make: "Volkswagen", car_type: "new", km: 15, price: 31_490, status: "coming_soon" },
    {
      id: "A-19",
      car_type: "demo",
      price: 17_250,
      status: "sold",
      sold_date_timestamp: Date.UTC(2026, 10, 3),
    },
  ]);
});

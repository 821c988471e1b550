import type { ConfigLayer, TenantConfig } from "../settings/tenant-config.ts";
import { ES_US_SENTENCES } from "./es-us-sentences.ts";

/** Stock lists by path; a list of the dealer's own keeps its title. */
const LIST_TITLES = new Map([
  ["new-used-and-demo-cars", "Autos nuevos, usados y de demostración"],
  ["new-used-and-demo-trucks", "Camiones nuevos, usados y de demostración"],
  ["used-cars", "Autos usados"],
  ["demo-cars", "Autos de demostración"],
  ["new-cars", "Autos nuevos"],
  ["new-and-demo-cars", "Autos nuevos y de demostración"],
  ["rental-cars", "Autos de renta"],
  ["subscription-cars", "Autos por suscripción"],
]);

const FACET_LABELS: TenantConfig["search"]["facetLabels"] = {
  car_type: "Estado",
  make: "Marca",
  model: "Modelo",
  make_model: "Marca y modelo",
  badge: "Versión",
  body: "Carrocería",
  price: "Precio",
  subscription_price: "Precio de suscripción",
  km: "Millaje",
  year: "Año",
  transmission: "Transmisión",
  fuel: "Combustible",
  drive: "Tracción",
  seats: "Asientos",
  colour: "Color",
  filtered_features: "Equipamiento",
  categories: "Categoría",
  certified: "Certificado",
  location_name: "Sucursal",
  dealership_name: "Concesionario",
  city: "Ciudad",
  state: "Estado del país",
  item_type: "Tipo de vehículo",
  price_range: "Rango de precio",
  weekly_price_range: "Precio semanal",
  status: "Disponibilidad",
  tag: "Etiqueta",
};

type ValueLabel = TenantConfig["search"]["valueLabels"][number];
const labels = (facet: ValueLabel["facet"], words: Readonly<Record<string, string>>): ValueLabel[] =>
  Object.entries(words).map(([value, label]) => ({ facet, value, label }));

const VALUE_LABELS: readonly ValueLabel[] = [
  ...labels("fuel", {
    Petrol: "Gasolina",
    Gas: "Gasolina",
    Gasoline: "Gasolina",
    Diesel: "Diésel",
    Electric: "Eléctrico",
    Hybrid: "Híbrido",
    "Plug-in Hybrid": "Híbrido enchufable",
  }),
  ...labels("transmission", { Automatic: "Automática", Manual: "Manual", CVT: "CVT" }),
  ...labels("drive", {
    "Front Wheel Drive": "Tracción delantera",
    "Rear Wheel Drive": "Tracción trasera",
    "All Wheel Drive": "Tracción integral",
    "Four Wheel Drive": "Tracción en las cuatro ruedas",
    "4x4": "4x4",
    "4x2": "4x2",
  }),
  ...labels("body", {
    Sedan: "Sedán",
    Hatchback: "Hatchback",
    Hatch: "Hatchback",
    SUV: "SUV",
    Wagon: "Familiar",
    Coupe: "Cupé",
    Convertible: "Convertible",
    Van: "Van",
    Minivan: "Minivan",
    "Cargo Van": "Van de carga",
    "People Mover": "Minivan",
    Ute: "Camioneta pickup",
    Pickup: "Camioneta pickup",
    Truck: "Camioneta pickup",
  }),
  ...labels("status", { in_stock: "En inventario", coming_soon: "Próximamente", sold: "Vendido" }),
  ...labels("certified", { true: "Certificado", false: "Sin certificar" }),
  ...labels("item_type", { Car: "Auto", Truck: "Camión", Rental: "Renta", Subscription: "Suscripción" }),
];

/**
 * What Spanish for the United States changes in a site's settings. Words only: what is sent, stored, filtered by or
 * counted is the same in every language. It is laid over a dealer's own words too, which are in another language.
 */
export const esUsLayer = ({ search, wording }: TenantConfig): ConfigLayer => ({
  market: {
    locale: "es-US",
    words: [
      { from: "petrol", to: "gasolina" },
      { from: "gas", to: "gasolina" },
      { from: "gasoline", to: "gasolina" },
      { from: "diesel", to: "diésel" },
      { from: "electric", to: "eléctrico" },
      { from: "plug-in hybrid", to: "híbrido enchufable" },
      { from: "hybrid", to: "híbrido" },
    ],
    priceNote:
      "Los precios no incluyen cargos del gobierno, impuestos ni título, salvo que se indique lo contrario.",
  },
  wording: {
    ...ES_US_SENTENCES,
    vehicle:
      wording.vehicle.one === "car"
        ? { one: "auto", other: "autos" }
        : { one: "vehículo", other: "vehículos" },
  },
  cars: {
    locale: "es-US",
    newConditionLabel: "Nuevo",
    usedConditionLabel: "Usado",
    demoConditionLabel: "Demostración",
    noPriceText: "Pregunte por el precio.",
    priceTypeTexts: {
      drive_away: "Precio total",
      excluding_government_charges: "Más cargos del gobierno e impuestos",
    },
    tagBanner: {
      soldText: "VENDIDO",
      reservedText: "Reservado",
      certifiedText: "Usado certificado",
      comingSoonText: "PRÓXIMAMENTE",
      newArrivalText: "Recién llegado",
    },
  },
  search: {
    facetLabels: FACET_LABELS,
    sortLabels: {
      relevance: "Más relevantes",
      latest: "Más recientes",
      price_high: "Precio más alto",
      price_low: "Precio más bajo",
      kms_high: "Más millas",
      kms_low: "Menos millas",
      subscription_high: "Suscripción más alta",
      subscription_low: "Suscripción más baja",
    },
    rangeLabels: { from: "Desde {from}", upTo: "Hasta {to}", between: "{from} a {to}" },
    valueLabels: VALUE_LABELS,
    paths: search.paths.map((list) => ({ ...list, title: LIST_TITLES.get(list.path) ?? list.title })),
  },
  // Sentences are read in English words.
  stockList: { plainWords: false },
  consent: {
    optInText: "Envíenme por correo autos similares y las últimas ofertas.",
    termsText: "Acepto los términos de uso.",
  },
  finance: {
    comparisonWarning:
      "Pago estimado solo como ejemplo; sujeto a aprobación de crédito. Los impuestos y cargos son adicionales.",
  },
});

import { CarCard } from "@forecourt/ui/car-card";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const html = renderToStaticMarkup(
  createElement(CarCard, {
    noPictureText: "No photo yet",
    car: {
      href: "/cars/2021-mazda-cx-5",
      title: "2021 Mazda CX-5",
      badge: "Akera",
      facts: ["45,210 km"],
      price: { kind: "enquire", text: "Enquire for price." },
      place: null,
      banner: { kind: "none" },
      image: null,
    },
  }),
);
if (!html.includes("2021 Mazda CX-5")) throw new Error("The card does not show its car.");

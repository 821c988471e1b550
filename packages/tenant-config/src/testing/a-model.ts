import type { Model } from "../content/models/model.ts";

/** A fictional model. Give what should differ. */
export const aModel = (changes: Partial<Model> = {}): Model => ({
  id: "m1",
  name: "CX-5",
  slug: "mazda-cx-5",
  description: "<p>A family car.</p>",
  bodyStyle: "SUV",
  imageUrl: "/media/drawn/suv/graphite/front.webp",
  fuel: "Petrol",
  variant: null,
  status: "current",
  path: null,
  overrideUrl: null,
  manufacturerName: "Mazda",
  manufacturerBody: "Mazda SUVs",
  facts: {},
  grades: [],
  colours: [],
  ...changes,
});

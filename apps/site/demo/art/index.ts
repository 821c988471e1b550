export {
  DRAWN_BODIES,
  DRAWN_COLOURS,
  DRAWN_VARIANTS,
  DRAWN_VIEWS,
  DRAWN_WIDTHS,
  type DrawnBody,
  type DrawnCar,
  type DrawnColour,
  type DrawnVariant,
  type DrawnView,
  type DrawnWidth,
  drawnCarUrl,
  parseDrawnBody,
  parseDrawnColour,
  parseDrawnFile,
  parseDrawnWidth,
} from "./drawn-car.ts";
export { type RenderDrawnCar, renderDrawnCar } from "./render.ts";

import type { DrawnVariant } from "../drawn-car.ts";
import { type Mesh, placeMesh } from "../studio/mesh.ts";
import { bikeBody } from "./bike-body.ts";
import { bikeEngine } from "./bike-engine.ts";
import { bikeFront } from "./bike-front.ts";
import { BIKE } from "./bike-sizes.ts";
import { bikeTouringParts } from "./bike-touring.ts";
import { bikeWheel } from "./bike-wheel.ts";

/** A naked roadster, or (second design) an adventure bike with screen, beak and crash bars. */
export function buildMotorcycle(variant: DrawnVariant): Mesh[] {
  return [
    ...placeWheel(0, 0.12),
    ...placeWheel(BIKE.rear, 0.18),
    ...bikeFront(),
    ...bikeEngine(),
    ...bikeBody(variant),
    ...(variant === 2 ? bikeTouringParts() : []),
  ];
}

function placeWheel(x: number, width: number): Mesh[] {
  return bikeWheel(BIKE.radius, width).map((part) => placeMesh(part, x, 0, BIKE.radius));
}

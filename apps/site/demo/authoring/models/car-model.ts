import { Material } from "../studio/material.ts";
import type { Mesh } from "../studio/mesh.ts";
import type { DrawnVariant } from "../drawn-car.ts";
import { cabinSkin } from "./cabin-skin.ts";
import { cabinMesh, cabinOf } from "./car-cabin.ts";
import { archMeshes, exhaustMeshes, furnitureMeshes, railMeshes, trimMeshes } from "./car-details.ts";
import type { CarShape } from "./car-shape.ts";
import { tubMesh, tubOf } from "./car-tub.ts";
import { tubSkin } from "./tub-skin.ts";
import { placeWheels, wheelMeshes } from "./wheel.ts";

/** Every part of one car, built from its numbers. */
export function buildCar(shape: CarShape, variant: DrawnVariant): Mesh[] {
  const pick = <T>(pair: readonly [T, T]): T => pair[variant - 1] ?? pair[0];
  const tub = tubOf(shape);
  const tail = pick(shape.tails);
  const parts: Mesh[] = [
    tubMesh(shape, tub, tubSkin(shape, tub, pick(shape.noses), tail)),
    ...archMeshes(shape, tub),
    ...trimMeshes(shape, tub),
    ...exhaustMeshes(shape, tub, tail.exhausts),
    ...furnitureMeshes(shape),
  ];
  if (shape.cabin) {
    const cabin = cabinOf(shape.cabin, tub);
    parts.push(cabinMesh(shape.cabin, cabin, cabinSkin(shape.cabin, cabin)));
    if (shape.cabin.rails) {
      const metal = shape.cabin.rails === "silver" ? Material.alloy : Material.plastic;
      parts.push(...railMeshes(cabin, cabin.frontX(1) + 0.25, cabin.rearX(1) - 0.15, metal));
    }
  }
  const { radius, width } = shape.wheel;
  const track = shape.halfWidth - width / 2 + 0.004;
  parts.push(
    ...placeWheels(wheelMeshes(radius, width, pick(shape.wheels)), [0, shape.wheelbase], track, radius),
  );
  return parts;
}

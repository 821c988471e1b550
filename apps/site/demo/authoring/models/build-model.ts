import type { DrawnBody, DrawnVariant } from "../drawn-car.ts";
import type { Mesh } from "../studio/mesh.ts";
import { buildCar } from "./car-model.ts";
import { buildCaravan } from "./caravan.ts";
import { buildCarInterior } from "./car-interior.ts";
import { CONVERTIBLE, COUPE } from "./coupe.ts";
import { ELECTRIC_HATCH, ELECTRIC_SEDAN, ELECTRIC_SUV, PEOPLE_MOVER } from "./electric.ts";
import { HATCH } from "./hatch.ts";
import { buildMotorcycle } from "./motorcycle.ts";
import { buildMotorhome } from "./motorhome.ts";
import { buildPrimeMover } from "./prime-mover.ts";
import { buildRoomInterior } from "./room-interior.ts";
import { SEDAN } from "./sedan.ts";
import { SUV } from "./suv.ts";
import { buildTruck } from "./truck.ts";
import { UTE } from "./ute.ts";
import { VAN } from "./van.ts";
import { WAGON } from "./wagon.ts";
import { buildCurtainSider, buildTipper } from "./work-trucks.ts";

/** All parts of one vehicle, in metres, standing on the floor. */
export function buildModel(body: DrawnBody, variant: DrawnVariant): Mesh[] {
  switch (body) {
    case "sedan":
      return buildCar(SEDAN, variant);
    case "hatch":
      return buildCar(HATCH, variant);
    case "suv":
      return buildCar(SUV, variant);
    case "ute":
      return buildCar(UTE, variant);
    case "wagon":
      return buildCar(WAGON, variant);
    case "coupe":
      return buildCar(COUPE, variant);
    case "convertible":
      return buildCar(CONVERTIBLE, variant);
    case "van":
      return buildCar(VAN, variant);
    case "truck":
      return buildTruck(variant);
    case "motorcycle":
      return buildMotorcycle(variant);
    case "motorhome":
      return buildMotorhome(variant);
    case "caravan":
      return buildCaravan(variant);
    case "people-mover":
      return buildCar(PEOPLE_MOVER, variant);
    case "electric-sedan":
      return buildCar(ELECTRIC_SEDAN, variant);
    case "electric-hatch":
      return buildCar(ELECTRIC_HATCH, variant);
    case "electric-suv":
      return buildCar(ELECTRIC_SUV, variant);
    case "tipper":
      return buildTipper(variant);
    case "curtain-sider":
      return buildCurtainSider(variant);
    case "prime-mover":
      return buildPrimeMover(variant);
  }
}

/** What one sees inside; a motorcycle has no inside, its own parts are shown closer. */
export function buildInterior(body: DrawnBody, variant: DrawnVariant): Mesh[] {
  if (body === "motorcycle") return buildMotorcycle(variant);
  if (body === "motorhome" || body === "caravan") return buildRoomInterior(variant);
  return buildCarInterior(variant);
}

import type { DrawnVariant } from "../drawn-car.ts";
import { Material } from "../studio/material.ts";
import { madeOf, type Mesh, type Skin } from "../studio/mesh.ts";
import { centreConsole } from "./interior-console.ts";
import { dashboard } from "./interior-dashboard.ts";
import { frontSeats } from "./interior-seats.ts";
import { doorPanels, windscreenFrame } from "./interior-sides.ts";
import { steering } from "./interior-steering.ts";

/**
 * The front of a cabin as seen from between the seats. The roof is left off so that the studio lights it; only the
 * windscreen's frame stands. The wheel is on the right; a left-hand drive picture is this one mirrored.
 */
export function buildCarInterior(variant: DrawnVariant): Mesh[] {
  const trim: Skin = variant === 1 ? madeOf(Material.alloy) : madeOf(Material.timber);
  const hide: Skin = variant === 1 ? madeOf(Material.seat) : madeOf(Material.fabric);
  return [
    ...dashboard(trim),
    ...steering(),
    ...centreConsole(trim),
    ...frontSeats(hide),
    ...doorPanels(trim, hide),
    ...windscreenFrame(),
  ];
}

import type { CarShape } from "./car-shape.ts";
import { HATCH } from "./hatch.ts";
import { SEDAN } from "./sedan.ts";
import { SUV } from "./suv.ts";
import { VAN } from "./van.ts";
import { WHEELS } from "./wheel.ts";

/** The same car without an engine: a closed nose, slim lamps, a slit of an intake, no exhaust. */
const closed = (shape: CarShape): CarShape => ({
  ...shape,
  noses: shape.noses.map((nose, i) => ({
    ...nose,
    lamp: { ...nose.lamp, signature: i === 0 ? "bar" : "top", height: [nose.lamp.height[0] * 0.75, nose.lamp.height[1] * 0.8] },
    grille: { ...nose.grille, pattern: "closed", frame: "none" },
    intake: { half: nose.intake!.half - 0.12 - i * 0.04, top: nose.intake!.bottom + 0.075, bottom: nose.intake!.bottom + 0.01 },
    fog: false,
  })) as never,
  tails: shape.tails.map((tail) => ({ ...tail, exhausts: 0, lamp: { ...tail.lamp, bar: true } })) as never,
});
const noRails = (s: CarShape): CarShape => ({ ...s, cabin: s.cabin && { ...s.cabin, rails: undefined as never, trim: "black" } });
export const ELECTRIC_SUV: CarShape = noRails(closed({ ...SUV, cladding: 0.03, cabin: { ...SUV.cabin!, roof: [[0.2, 1.64],[1, 1.68],[1.6, 1.69],[2.6, 1.64],[3.2, 1.56],[3.7, 1.46]],
    backlight: [[0, 3.6],[0.4, 3.38],[0.8, 3.06],[1, 2.75]], rearGlass: SUV.cabin!.rearGlass }, wheels: [WHEELS.tenThin, WHEELS.fiveBroad] }));
export const ELECTRIC_SEDAN: CarShape = noRails(closed({ ...SEDAN, bootFrom: 3.5, cabin: { ...SEDAN.cabin!, roof: [[0.2, 1.38],[1.0, 1.425],[1.6, 1.445],[2.2, 1.42],[2.9, 1.33],[3.6, 1.18]],
    windscreen: [[0, 0.3],[0.5, 0.74],[0.85, 1.08],[1, 1.3]],
    backlight: [[0, 3.68],[0.4, 3.32],[0.8, 2.86],[1, 2.45]] }, bonnetEnd: 0.4, wheels: [WHEELS.fiveBroad, WHEELS.tenThin] }));
export const ELECTRIC_HATCH: CarShape = noRails(closed({ ...HATCH, wheels: [WHEELS.tenThin, WHEELS.fiveBroad] }));
/** A van with panes along its whole side. */
export const PEOPLE_MOVER: CarShape = { ...VAN, cabin: { ...VAN.cabin!, panes: { bottom: 0.09, top: 0.74, front: 0.36, rear: 0.3, splits: [1.48, 2.62], lean: 0 } as never }, wheels: [WHEELS.sixTwin, WHEELS.fiveTwin] };

import type { CarShape } from "./car-shape.ts";
import { HATCH } from "./hatch.ts";
import { SUV } from "./suv.ts";
import { WHEELS } from "./wheel.ts";

/** A small SUV: a raised five-door, short behind its rear wheels, without roof rails. */
export const SMALL_SUV: CarShape = {
  ...HATCH,
  wheelbase: 2.57,
  frontOverhang: 0.84,
  rearOverhang: 0.68,
  halfWidth: 0.89,
  wheel: { radius: 0.352, width: 0.225, arch: 0.402 },
  low: HATCH.low.map(([x, z]) => [x, z + 0.075]) as never,
  top: HATCH.top.map(([x, z]) => [x, z + 0.115]) as never,
  seams: HATCH.seams.map((seam) => seam.map(([x, z]) => [x, z + 0.1])) as never,
  handles: HATCH.handles.map(([x, z]) => [x, z + 0.115]) as never,
  mirror: [HATCH.mirror![0], HATCH.mirror![1] + 0.115] as never,
  flare: 0.022,
  cladding: 0.05,
  cabin: {
    ...HATCH.cabin!,
    roof: HATCH.cabin!.roof.map(([x, z]) => [x, z + 0.12]) as never,
    rails: undefined as never,
    trim: "black",
  },
  noses: HATCH.noses.map((nose, at) => ({
    ...nose,
    lamp: { ...nose.lamp, z: nose.lamp.z + 0.11, signature: at === 0 ? "bar" : "top", height: at === 0 ? [0.045, 0.07] : [0.07, 0.12] },
    grille: at === 0
      ? { half: [0.5, 0.34], top: 0.79, bottom: 0.6, pattern: "mesh", frame: "black" }
      : { half: [0.34, 0.44], top: 0.83, bottom: 0.55, pattern: "bars", frame: "chrome" },
    intake: nose.intake && { ...nose.intake, top: nose.intake.top + 0.1, bottom: nose.intake.bottom + 0.1 },
  })) as never,
  tails: HATCH.tails.map((tail) => ({ ...tail, lamp: { ...tail.lamp, z: tail.lamp.z + 0.115 }, plateZ: tail.plateZ + 0.1, lowerFrom: tail.lowerFrom + 0.1 })) as never,
  wheels: [WHEELS.blackMulti, WHEELS.fiveBroad],
  seatZ: HATCH.seatZ + 0.1,
};

/** A large SUV with a third row: upright tail, high bonnet, black roof rails. */
export const LARGE_SUV: CarShape = {
  ...SUV,
  wheelbase: 2.86,
  frontOverhang: 0.88,
  rearOverhang: 1.12,
  halfWidth: 0.985,
  wheel: { radius: 0.402, width: 0.27, arch: 0.458 },
  low: [[-0.92, 0.42], [-0.45, 0.33], [0.5, 0.31], [2.3, 0.32], [3.2, 0.36], [4.05, 0.5]],
  top: [[-0.92, 1.1], [-0.5, 1.155], [0, 1.18], [0.5, 1.2], [1.6, 1.215], [2.9, 1.23], [4.05, 1.25]],
  nose: [[0, 0.1], [0.15, 0.03], [0.32, 0], [0.6, 0], [0.86, 0.01], [0.95, 0.04], [1, 0.1]],
  tail: [[0, 0.14], [0.15, 0.05], [0.32, 0], [0.55, 0], [0.8, 0.02], [1, 0.05]],
  taper: [[-0.92, 0.97], [0, 0.995], [1.4, 1], [2.9, 1], [4.05, 0.965]],
  corner: { front: [0.66, 3.2], rear: [0.42, 3.4] },
  cladding: 0.035,
  seams: [
    [[0.56, 0.4], [0.58, 0.65], [0.62, 1.21]],
    [[1.64, 0.4], [1.62, 0.65], [1.6, 1.24]],
    [[2.36, 0.42], [2.4, 0.65], [2.62, 0.95], [2.66, 1.25]],
    [[0.57, 0.41], [2.36, 0.42]],
  ],
  handles: [[1.4, 1.06], [2.44, 1.075]],
  mirror: [0.74, 1.27],
  cabin: {
    ...SUV.cabin!,
    roof: [[0.2, 1.78], [1, 1.83], [1.6, 1.865], [2.8, 1.865], [3.5, 1.85], [4.05, 1.815]],
    windscreen: [[0, 0.42], [0.5, 0.68], [0.85, 0.88], [1, 1.06]],
    backlight: [[0, 3.95], [0.4, 3.9], [0.8, 3.8], [1, 3.68]],
    width: [[0, 0.92], [0.3, 0.885], [0.7, 0.81], [0.88, 0.765], [0.96, 0.72], [1, 0.64]],
    panes: { ...SUV.cabin!.panes, splits: [1.62, 2.62], rear: 0.34, lean: 0.35 },
    rails: "black" as never,
    trim: "black",
  },
  noses: [
    {
      lamp: { from: 0.58, to: 0.9, z: 1.02, rise: 0, height: [0.11, 0.13], wrap: 0.5, signature: "bar" },
      grille: { half: [0.54, 0.5], top: 1.06, bottom: 0.72, pattern: "bars", frame: "chrome" },
      intake: { half: 0.6, top: 0.58, bottom: 0.47 },
      fog: true,
    },
    {
      lamp: { from: 0.54, to: 0.9, z: 1.03, rise: 0.01, height: [0.07, 0.09], wrap: 0.56, signature: "top" },
      grille: { half: [0.5, 0.44], top: 1.0, bottom: 0.7, pattern: "upright", frame: "black" },
      intake: { half: 0.56, top: 0.56, bottom: 0.46 },
      fog: false,
    },
  ],
  tails: [
    { lamp: { from: 0.66, to: 0.92, z: 1.12, height: 0.34, wrap: 0.22, bar: false, upright: true }, plateZ: 0.94, lowerFrom: 0.64, exhausts: 1 },
    { lamp: { from: 0.5, to: 0.92, z: 1.12, height: 0.15, wrap: 0.34, bar: true, upright: false }, plateZ: 0.92, lowerFrom: 0.62, exhausts: 2 },
  ] as never,
  wheels: [WHEELS.sixTwin, WHEELS.fiveBroad],
  seats: [1.42, 2.35, 3.2] as never,
  seatZ: 0.68,
};

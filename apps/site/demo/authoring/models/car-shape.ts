import type { Knots } from "../studio/curve.ts";
import type { WheelDesign } from "./wheel.ts";

/** A line on the body's side, in metres along and up: a door's edge, a crease. */
export type SideLine = readonly (readonly [x: number, z: number])[];

/** The glasshouse: a shell that stands on the tub. */
export interface CabinShape {
  readonly roof: Knots;
  /** x of the windscreen at its foot (0) and at the roof (1), and of the rear window. */
  readonly windscreen: Knots;
  readonly backlight: Knots;
  /** Half width from foot (0) to roof (1): how far the sides lean in. */
  readonly width: Knots;
  readonly taper?: Knots;
  readonly corner: {
    readonly front: readonly [length: number, power: number];
    readonly rear: readonly [length: number, power: number];
  };
  readonly crown: number;
  /** Side windows: between these heights (0 to 1), from the A pillar to the last pillar, split at these x. */
  readonly panes: {
    readonly bottom: number;
    readonly top: number;
    readonly front: number;
    readonly rear: number;
    readonly splits: readonly number[];
    /** How far the rear edge leans with the rear window; 0 is upright. */
    readonly lean: number;
    /** No side glass behind this x (a panel van). */
    readonly until?: number;
  };
  readonly rearGlass: { readonly bottom: number; readonly top: number; readonly inset: number } | null;
  readonly trim: "chrome" | "black";
  readonly rails?: "silver" | "black";
  readonly sunk?: number;
  /** Door edges that run up beside the glass (a van's). */
  readonly seams?: readonly SideLine[];
  readonly roofColour?: "paint" | "black" | "canvas";
}

/** Where lamps, grille and plate lie on the nose: heights and half widths in metres. */
export interface NoseDesign {
  readonly lamp: {
    readonly from: number;
    readonly to: number;
    readonly z: number;
    readonly rise: number;
    readonly height: readonly [inner: number, outer: number];
    readonly wrap: number;
    readonly signature: "top" | "bottom" | "bar" | "round";
  };
  readonly grille: {
    readonly half: readonly [top: number, bottom: number];
    readonly top: number;
    readonly bottom: number;
    readonly pattern: "bars" | "mesh" | "upright" | "closed";
    readonly frame: "chrome" | "black" | "none";
  };
  readonly intake: { readonly half: number; readonly top: number; readonly bottom: number } | null;
  readonly fog: boolean;
}

/** Tail lamps and plate. */
export interface TailDesign {
  readonly lamp: {
    readonly from: number;
    readonly to: number;
    readonly z: number;
    readonly height: number;
    readonly wrap: number;
    readonly bar: boolean;
    readonly upright: boolean;
  };
  readonly plateZ: number;
  readonly lowerFrom: number;
  readonly exhausts: 0 | 1 | 2;
}

/** One body by numbers, in metres. x is 0 at the front axle and grows to the rear. */
export interface CarShape {
  readonly wheelbase: number;
  readonly frontOverhang: number;
  readonly rearOverhang: number;
  readonly halfWidth: number;
  readonly wheel: { readonly radius: number; readonly width: number; readonly arch: number };
  /** Underside and shoulder heights along x, and how much higher the middle of bonnet and boot is. */
  readonly low: Knots;
  readonly top: Knots;
  readonly crown: Knots;
  /** Set back of nose and tail, and share of the half width, from the sill (0) to the shoulder (1). */
  readonly nose: Knots;
  readonly tail: Knots;
  readonly side: Knots;
  readonly taper: Knots;
  readonly corner: {
    readonly front: readonly [length: number, power: number];
    readonly rear: readonly [length: number, power: number];
  };
  readonly flare: number;
  /** Depth in metres of the creases pressed into the sides. */
  readonly crease: number;
  readonly cladding: number;
  readonly seams: readonly SideLine[];
  readonly handles: readonly (readonly [x: number, z: number])[];
  readonly mirror: readonly [x: number, z: number];
  /** x where the bonnet ends, and where the boot lid begins (none: null). */
  readonly bonnetEnd: number;
  readonly bootFrom: number | null;
  readonly bed?: { readonly from: number; readonly to: number; readonly cover: "canvas" | "open" };
  readonly cabin: CabinShape | null;
  readonly noses: readonly [NoseDesign, NoseDesign];
  readonly tails: readonly [TailDesign, TailDesign];
  readonly wheels: readonly [WheelDesign, WheelDesign];
  readonly seats: readonly number[];
  readonly seatZ: number;
}

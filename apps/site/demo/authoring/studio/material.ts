/** What a point of a vehicle is made of. Numbers, because the picture buffers store them. */
export const Material = {
  none: 0,
  paint: 1,
  glass: 2,
  chrome: 3,
  plastic: 4,
  glossBlack: 5,
  rubber: 6,
  alloy: 7,
  darkAlloy: 8,
  lampClear: 9,
  lampRed: 10,
  lampAmber: 11,
  daylight: 12,
  seam: 13,
  plate: 14,
  lining: 15,
  seat: 16,
  shell: 17,
  steel: 18,
  canvas: 19,
  screen: 20,
  timber: 21,
  fabric: 22,
  machined: 23,
  lampGlow: 24,
} as const;
export type Material = (typeof Material)[keyof typeof Material];

/** How a material answers light. Colours are linear; `rough` 0 is a mirror, 1 is chalk. */
export interface MaterialLook {
  readonly diffuse: readonly [number, number, number];
  /** Reflectance looking straight at it; a metal's is high. */
  readonly mirror: number;
  readonly rough: number;
  /** Light it gives by itself. */
  readonly glow?: readonly [number, number, number];
}

const grey = (level: number): readonly [number, number, number] => [level, level, level];

/** Indexed by material number. */
export const MATERIAL_LOOKS: readonly MaterialLook[] = [
  { diffuse: grey(0), mirror: 0, rough: 1 }, // none
  { diffuse: grey(0), mirror: 0.05, rough: 0.02 }, // paint: its colour is added when the picture is mixed
  { diffuse: grey(0.004), mirror: 0.06, rough: 0 }, // glass
  { diffuse: grey(0.03), mirror: 0.72, rough: 0.06 }, // chrome
  { diffuse: grey(0.016), mirror: 0.03, rough: 0.55 }, // plastic
  { diffuse: grey(0.006), mirror: 0.05, rough: 0.05 }, // glossBlack
  { diffuse: grey(0.009), mirror: 0.018, rough: 0.7 }, // rubber
  { diffuse: grey(0.22), mirror: 0.3, rough: 0.3 }, // alloy
  { diffuse: grey(0.035), mirror: 0.12, rough: 0.3 }, // darkAlloy
  { diffuse: [0.34, 0.36, 0.39], mirror: 0.16, rough: 0.1 }, // lampClear
  { diffuse: [0.13, 0.003, 0.004], mirror: 0.06, rough: 0.03, glow: [0.03, 0, 0] }, // lampRed
  { diffuse: [0.5, 0.16, 0.01], mirror: 0.06, rough: 0.1 }, // lampAmber
  { diffuse: grey(0.8), mirror: 0.05, rough: 0.2, glow: [0.75, 0.8, 0.86] }, // daylight
  { diffuse: grey(0.003), mirror: 0, rough: 1 }, // seam
  { diffuse: [0.74, 0.75, 0.76], mirror: 0.04, rough: 0.4 }, // plate
  { diffuse: [0.018, 0.018, 0.02], mirror: 0.02, rough: 0.9 }, // lining
  { diffuse: [0.045, 0.044, 0.043], mirror: 0.03, rough: 0.6 }, // seat
  { diffuse: [0.78, 0.78, 0.76], mirror: 0.04, rough: 0.25 }, // shell
  { diffuse: grey(0.12), mirror: 0.3, rough: 0.35 }, // steel
  { diffuse: [0.012, 0.012, 0.013], mirror: 0.02, rough: 0.85 }, // canvas
  { diffuse: [0.01, 0.014, 0.02], mirror: 0.05, rough: 0.02, glow: [0.015, 0.035, 0.06] }, // screen
  { diffuse: [0.36, 0.2, 0.1], mirror: 0.035, rough: 0.5 }, // timber
  { diffuse: [0.5, 0.47, 0.42], mirror: 0.02, rough: 0.95 }, // fabric
  { diffuse: grey(0.24), mirror: 0.46, rough: 0.2 }, // machined
  { diffuse: [0.45, 0.012, 0.014], mirror: 0.05, rough: 0.1, glow: [0.4, 0.012, 0.01] }, // lampGlow
];

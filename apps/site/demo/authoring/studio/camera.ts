import type { Mesh } from "./mesh.ts";

/** Where the photographer stands. Angles in degrees; azimuth 0 looks at the near side, 90 at the nose. */
export interface Viewpoint {
  readonly azimuth: number;
  readonly elevation: number;
  /** Metres from the middle of the vehicle; far is a long lens and calm lines. */
  readonly distance: number;
  /** Share of the picture's width and height the vehicle may fill. */
  readonly fill?: readonly [width: number, height: number];
  /** Frame only what lies in this box (a wheel) instead of the whole vehicle. */
  readonly crop?: {
    readonly min: readonly [number, number, number];
    readonly max: readonly [number, number, number];
  };
  /** Stand exactly here and look exactly there, with this field of view across: an interior. */
  readonly inside?: {
    readonly eye: readonly [number, number, number];
    readonly target: readonly [number, number, number];
    readonly fieldOfView: number;
  };
}

/** Projects metres to pixels: `sx = offsetX + scale * right / depth`. */
export interface Camera {
  readonly eye: readonly [number, number, number];
  readonly right: readonly [number, number, number];
  readonly up: readonly [number, number, number];
  readonly forward: readonly [number, number, number];
  readonly scale: number;
  readonly offsetX: number;
  readonly offsetY: number;
  /** True below the floor: handedness is swapped. */
  readonly mirrored: boolean;
}

type Vector = readonly [number, number, number];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/**
 * Aims at the vehicle and zooms and shifts the lens (never tilts it further) until the vehicle sits in the
 * picture the same way for a caravan and a coupe.
 */
export function aimCamera(meshes: readonly Mesh[], view: Viewpoint, width: number, height: number): Camera {
  if (view.inside) {
    const { eye, target, fieldOfView } = view.inside;
    const axes = axesTowards(eye, target);
    const scale = width / 2 / Math.tan((fieldOfView * Math.PI) / 360);
    return { eye, ...axes, scale, offsetX: width / 2, offsetY: height / 2, mirrored: false };
  }
  const box = boundsOf(meshes);
  const middle: Vector = [(box.min[0] + box.max[0]) / 2, 0, (box.min[2] + box.max[2]) / 2];
  const [azimuth, elevation] = [(view.azimuth * Math.PI) / 180, (view.elevation * Math.PI) / 180];
  const eye: Vector = [
    middle[0] - Math.sin(azimuth) * Math.cos(elevation) * view.distance,
    -Math.cos(azimuth) * Math.cos(elevation) * view.distance,
    middle[2] + Math.sin(elevation) * view.distance,
  ];
  const axes = axesTowards(eye, middle);
  const seen = frameOf(meshes, view, eye, axes);
  const [fillWidth, fillHeight] = view.fill ?? [0.86, 0.66];
  const scale = Math.min(
    (width * fillWidth) / (seen.maxX - seen.minX),
    (height * fillHeight) / (seen.maxY - seen.minY),
  );
  // A little above the middle of the picture would float; the wheels stand at about three quarters.
  const centre = view.crop ? 0.5 : 0.535;
  return {
    eye,
    ...axes,
    scale,
    offsetX: width / 2 - (scale * (seen.minX + seen.maxX)) / 2,
    offsetY: height * centre + (scale * (seen.minY + seen.maxY)) / 2,
    mirrored: false,
  };
}

const flip = ([x, y, z]: Vector): Vector => [x, y, -z];

/** The same camera under the floor: what it sees is what a polished floor shows the real one. */
export function mirrorCamera(camera: Camera): Camera {
  return {
    ...camera,
    eye: flip(camera.eye),
    right: flip(camera.right),
    up: flip(camera.up),
    forward: flip(camera.forward),
    mirrored: true,
  };
}

function axesTowards(eye: Vector, target: Vector): Pick<Camera, "right" | "up" | "forward"> {
  const forward = unit(minus(target, eye));
  const right = unit(cross(forward, [0, 0, 1]));
  return { forward, right, up: cross(right, forward) };
}

function frameOf(
  meshes: readonly Mesh[],
  view: Viewpoint,
  eye: Vector,
  axes: Pick<Camera, "right" | "up" | "forward">,
) {
  const seen = { minX: Infinity, maxX: -Infinity, minY: Infinity, maxY: -Infinity };
  const look = (point: Vector) => {
    const from = minus(point, eye);
    const depth = dot(from, axes.forward);
    const [x, y] = [dot(from, axes.right) / depth, dot(from, axes.up) / depth];
    seen.minX = Math.min(seen.minX, x);
    seen.maxX = Math.max(seen.maxX, x);
    seen.minY = Math.min(seen.minY, y);
    seen.maxY = Math.max(seen.maxY, y);
  };
  if (view.crop) {
    const { min, max } = view.crop;
    for (const x of [min[0], max[0]])
      for (const y of [min[1], max[1]]) for (const z of [min[2], max[2]]) look([x, y, z]);
    return seen;
  }
  for (const { positions } of meshes) {
    for (let index = 0; index < positions.length; index += 3) {
      look([positions[index] ?? 0, positions[index + 1] ?? 0, positions[index + 2] ?? 0]);
    }
  }
  return seen;
}

/** The box all meshes fit in. */
export function boundsOf(meshes: readonly Mesh[]) {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of meshes) {
    for (let index = 0; index < positions.length; index++) {
      const axis = index % 3;
      const value = positions[index] ?? 0;
      if (value < (min[axis] ?? 0)) min[axis] = value;
      if (value > (max[axis] ?? 0)) max[axis] = value;
    }
  }
  return { min, max };
}

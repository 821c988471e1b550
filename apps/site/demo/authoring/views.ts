import type { DrawnBody, DrawnView } from "./drawn-car.ts";
import type { Viewpoint } from "./studio/camera.ts";

const isTruck = (body: DrawnBody): boolean =>
  body === "truck" || body === "tipper" || body === "curtain-sider" || body === "prime-mover";

/** Where the photographer stands for each picture; long vehicles and bikes want their own distance. */
export function viewpointFor(body: DrawnBody, view: DrawnView): Viewpoint {
  const far =
    isTruck(body) || body === "motorhome" || body === "caravan" ? 1.45 : body === "motorcycle" ? 0.5 : 1;
  switch (view) {
    case "front":
      return { azimuth: 38, elevation: 8, distance: 10.5 * far, fill: [0.84, 0.7] };
    case "side":
      return { azimuth: 0, elevation: 3.5, distance: 16 * far, fill: [0.88, 0.66] };
    case "rear":
      return { azimuth: -38, elevation: 9, distance: 10.5 * far, fill: [0.84, 0.7] };
    case "nose":
      return { azimuth: 84, elevation: 5, distance: 13 * far, fill: [0.6, 0.72] };
    case "tail":
      return { azimuth: -84, elevation: 5, distance: 13 * far, fill: [0.6, 0.72] };
    case "wheel":
      return { azimuth: 40, elevation: 7, distance: 8 * far, fill: [1, 1], crop: wheelCrop(body) };
    case "interior":
    case "interior-left":
      return interiorFor(body);
  }
}

/** What the close picture frames: the near front corner of most vehicles, the engine of a bike. */
function wheelCrop(body: DrawnBody): NonNullable<Viewpoint["crop"]> {
  if (body === "motorcycle") return { min: [0.2, -0.3, 0.2], max: [1.2, 0.3, 0.95] };
  if (isTruck(body)) return { min: [-1.2, -1.2, 0.3], max: [0.8, -0.8, 1.9] };
  if (body === "caravan") return { min: [1.9, -1.2, 0.1], max: [4.2, -1, 1.4] };
  return { min: [-0.75, -0.95, 0.12], max: [0.75, -0.7, 1.0] };
}

function interiorFor(body: DrawnBody): Viewpoint {
  const stand = { azimuth: 0, elevation: 0, distance: 1 };
  if (body === "motorcycle") {
    return {
      azimuth: -62,
      elevation: 34,
      distance: 4,
      fill: [1, 1],
      crop: { min: [0.2, -0.34, 0.85], max: [0.9, 0.34, 1.2] },
    };
  }
  if (body === "motorhome" || body === "caravan") {
    return { ...stand, inside: { eye: [-0.9, 0.1, 1.42], target: [3.2, -0.02, 0.92], fieldOfView: 66 } };
  }
  return { ...stand, inside: { eye: [1.74, -0.03, 1.42], target: [0.55, 0.05, 0.86], fieldOfView: 78 } };
}

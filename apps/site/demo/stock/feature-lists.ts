import type { VehicleKind } from "./catalogue/model-line.ts";
import type { SeededRandom } from "../dice/seeded-random.ts";

const EVERYDAY = [
  "Bluetooth",
  "Reversing Camera",
  "Cruise Control",
  "Air Conditioning",
  "USB Charging",
  "Alloy Wheels",
  "Keyless Entry",
];
const MIDDLE = [
  "Apple CarPlay",
  "Android Auto",
  "Rear Parking Sensors",
  "Lane Departure Warning",
  "Autonomous Emergency Braking",
  "LED Headlights",
  "Satellite Navigation",
  "Dual Zone Climate Control",
  "Push Button Start",
];
const UPPER = [
  "Leather Seats",
  "Heated Front Seats",
  "Panoramic Sunroof",
  "Adaptive Cruise Control",
  "360 Degree Camera",
  "Head-up Display",
  "Power Tailgate",
  "Wireless Phone Charging",
  "Ventilated Seats",
  "Premium Audio",
];
const TOWING = [
  "Tow Bar",
  "Electric Brake Controller",
  "Side Steps",
  "Tub Liner",
  "Tonneau Cover",
  "Bull Bar",
  "Roof Racks",
];

const BY_KIND = new Map<VehicleKind, readonly string[]>([
  [
    "truck",
    [
      "Air Suspended Seat",
      "Tail Lift",
      "Reversing Camera",
      "Air Bag Suspension",
      "Stability Control",
      "Bluetooth",
      "Cruise Control",
      "Toolboxes",
      "Ladder Racks",
      "Tow Bar",
      "Air Conditioning",
    ],
  ],
  [
    "motorcycle",
    [
      "ABS",
      "Traction Control",
      "Quickshifter",
      "Cruise Control",
      "Heated Grips",
      "Panniers",
      "LED Headlights",
      "Bluetooth",
      "Riding Modes",
      "Low Seat Option",
      "Centre Stand",
    ],
  ],
  [
    "motorhome",
    [
      "Solar Panels",
      "Lithium Battery",
      "Ensuite",
      "Awning",
      "Reversing Camera",
      "Diesel Heater",
      "Roof Air Conditioner",
      "Island Bed",
      "Outdoor Shower",
      "Bike Rack",
      "Satellite TV",
    ],
  ],
  [
    "caravan",
    [
      "Ensuite",
      "Solar Panels",
      "Independent Suspension",
      "Awning",
      "Bunk Beds",
      "Café Lounge",
      "Washing Machine",
      "Reverse Cycle Air Conditioner",
      "Off Road Hitch",
      "Twin Water Tanks",
      "Slide-out Kitchen",
    ],
  ],
]);

/** Features that suit the vehicle: more of them, and better ones, the dearer it was when new. */
export function featuresFor(random: SeededRandom, kind: VehicleKind, drawn: string, rrp: number): string[] {
  const own = BY_KIND.get(kind);
  if (own) return random.some(own, random.between(3, 7));
  const rich = rrp > 70_000 ? 6 : rrp > 45_000 ? 4 : rrp > 32_000 ? 2 : 0;
  return [
    ...random.some(EVERYDAY, random.between(4, 6)),
    ...random.some(MIDDLE, random.between(2, 3) + rich / 2),
    ...random.some(UPPER, rich),
    ...(drawn === "ute" ? random.some(TOWING, random.between(1, 4)) : random.chance(0.15) ? ["Tow Bar"] : []),
  ];
}

/** Where a motorcycle's rear axle is behind the front one, and how large its wheels are, in metres. */
export const BIKE = { rear: 1.44, radius: 0.315 } as const;

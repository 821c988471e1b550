/** What a shopper who comes to see a vehicle does with it. */
export const visitKinds = ["test_drive", "test_ride", "look_inside"] as const;

/** One of them. */
export type VisitKind = (typeof visitKinds)[number];

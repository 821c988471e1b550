/**
 * Settings that no page, answer, lead or command reads yet, by the feature that will read them. The list only
 * shrinks: a setting of it that does make a difference fails the proof until it is taken out.
 */
export const AWAITING_A_SCREEN: Readonly<Record<string, readonly string[]>> = {};

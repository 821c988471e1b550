/** Everything a car page's action row can offer, in the order it stands unless a tenant changes it. */
export const carActionKinds = [
  "call",
  "finance",
  "enquire",
  "test_drive",
  "trade_in",
  "whatsapp",
  "chat",
  "reserve",
  "history_report",
  "location",
  "assistant",
  "custom",
] as const;

/** One button of the action row. */
export type CarActionKind = (typeof carActionKinds)[number];

/** Everything a car page's action row can offer, in the specification's order (section 2). */
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

/** Config section `carActions`. */
export interface CarActionsPolicy {
  /** Buttons of the row, in order; one that is left out is never shown. */
  order: readonly CarActionKind[];
  /** Other words for a button, such as 'Message Now' for `enquire`. */
  labels: Readonly<Partial<Record<CarActionKind, string>>>;
  /** Number for WhatsApp messages, digits with country code; null shows no button. */
  whatsappNumber: string | null;
  chat: boolean;
  assistant: boolean;
  custom: { label: string; href: string } | null;
}

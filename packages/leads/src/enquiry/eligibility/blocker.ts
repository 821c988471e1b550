/** Why a button is missing, with the words support staff read out. Codes are stable; words may improve. */
const BLOCKER_TEXTS = {
  sold: "The car is sold.",
  not_in_stock: "The car is not in stock yet.",
  reserved: "The car is reserved.",
  test_drive_only: "The car's tag says it is for test drives only.",
  no_checkout_processor: "The car has neither a checkout payment processor nor a payment key.",
  no_payment_processor: "The car has no payment processor.",
  price_too_low: "The car has no price, or it is not above the floor for reserving.",
  no_weekly_price: "The rental car has no weekly price.",
  not_reservable: "The feed says the car cannot be reserved.",
  payments_off: "The tenant has payments switched off and no payment provider.",
  form_off: "The tenant does not offer this form.",
  trade_in_off: "The tenant has trade-in switched off.",
  rental: "The car is a rental.",
  subscription: "The car is a subscription.",
  no_history_report: "The car has no history report.",
  no_phone: "The car has no phone number.",
  no_location: "The car has no location.",
  no_page: "This site has no page for it.",
  not_configured: "The tenant has not configured this integration.",
  not_in_row: "The tenant's action row leaves it out.",
} as const;

/** Code of one reason why a shopper cannot do something with a car. */
export type Blocker = keyof typeof BLOCKER_TEXTS;

/**
 * The reason in a sentence, for support staff and `explain`.
 *
 * @example
 * describeBlocker("reserved") // "The car is reserved."
 */
export const describeBlocker = (blocker: Blocker): string => BLOCKER_TEXTS[blocker];

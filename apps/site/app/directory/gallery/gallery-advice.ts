/** What to do with the components of one part of the gallery, and what not. */
export interface GalleryAdvice {
  readonly does: readonly string[];
  readonly not: readonly string[];
}

/** The advice of each part of the gallery, by its title. */
export const GALLERY_ADVICE = {
  Cars: {
    does: [
      "Give a card its arrangement by name; the template's settings choose it.",
      "Let the picture fill the card, and name the car in at most two lines.",
      "Say one price and what it includes; the weekly figure is second.",
    ],
    not: [
      "No second button on a card: the whole card is the link.",
      "No red for a dealer's own tags: red is for what is sold or wrong.",
    ],
  },
  "Car page": {
    does: [
      "Lead with what the trade asks for first: figures, plan, dates or grades.",
      "Hand the gallery at least the width it is shown at, twice on phones.",
      "Write an unknown fact nowhere, not as a dash.",
    ],
    not: ["No text over a picture but its label and count.", "No second filled button beside the first."],
  },
  Lists: {
    does: [
      "Show how many there are before a filter is chosen.",
      "Keep the old list, dimmed, until the new one is there.",
    ],
    not: ["No filter with one value.", "No empty list without a way out of it."],
  },
  "Compared and seen": {
    does: [
      "Mark what differs, and let the rest be folded.",
      "Keep a shopper's list in the order it was made.",
    ],
    not: ["No comparison of one car.", "No sold car without saying since when."],
  },
  Forms: {
    does: [
      "Put the label above its field, and the problem below it.",
      "Say on the button what happens: Send enquiry.",
      "Offer single choices as tiles, at least 44 pixels tall.",
    ],
    not: ["No question whose answer is known.", "No hint in place of a label."],
  },
  Home: {
    does: [
      "Choose an arrangement of every part by its setting, so that a trade has a page of its own.",
      "Give each part one way on.",
    ],
    not: ["No picture that moves by itself.", "No two bands of colour after each other."],
  },
  "Frame and places": {
    does: [
      "Write an address so that it can be copied.",
      "Say when a place opens next, not only that it is closed.",
    ],
    not: ["No menu entry that leads to an empty list.", "No map without its provider's key."],
  },
  "Over the page": {
    does: ["Let Escape and the backdrop close what lies over the page.", "Leave price and button free."],
    not: ["Nothing over a form that is being filled in.", "No greeting that opens by itself."],
  },
} as const satisfies Readonly<Record<string, GalleryAdvice>>;

/** When reviews are shown, and how many: `config.reviews`. */
export interface ReviewsPolicy {
  /** Shown only while the average is strictly above this. */
  minimumAverage: number;
  /** How many reviews a full list shows. */
  listSize: number;
}

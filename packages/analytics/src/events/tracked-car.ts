/** What events say about a car: enough to count it, nothing about the shopper. */
export interface TrackedCar {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Whole units of the tenant's currency; `null` when the car is 'Enquire for price.' */
  readonly price: number | null;
}

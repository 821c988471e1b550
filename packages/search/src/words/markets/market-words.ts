/** How the shoppers of a market speak of cars. */
export interface MarketWords {
  /** States by the short form the stock may use, with the names that people say. */
  readonly states: readonly (readonly string[])[];
  /** A truck is what is elsewhere called a ute. */
  readonly trucksArePickups: boolean;
  /** How often repayments are, where a shopper does not say. */
  readonly paymentsEvery: "week" | "month";
  /** What only this market calls a make. */
  readonly nicknames: readonly (readonly [said: string, make: string])[];
  /** The classes of driver licence by their code, with what they are called. */
  readonly licences: readonly (readonly [code: string, ...called: string[]])[];
}

/**
 * The markets whose shoppers' words are known, as a site's rules name them.
 *
 * @example
 * marketWords.american.trucksArePickups; // true
 */
export const marketWords = {
  australian: {
    states: [
      ["QLD", "Queensland"],
      ["NSW", "New South Wales"],
      ["VIC", "Victoria"],
      ["WA", "Western Australia"],
      ["SA", "South Australia"],
      ["TAS", "Tasmania", "Tassie"],
      ["ACT", "Australian Capital Territory"],
      ["NT", "Northern Territory"],
    ],
    trucksArePickups: false,
    paymentsEvery: "week",
    nicknames: [],
    licences: [
      ["C", "car", "ordinary car"],
      ["LR", "light rigid"],
      ["MR", "medium rigid"],
      ["HR", "heavy rigid"],
      ["HC", "heavy combination"],
      ["MC", "multi combination"],
    ],
  },
  new_zealand: {
    states: [],
    trucksArePickups: false,
    paymentsEvery: "week",
    nicknames: [],
    licences: [],
  },
  american: {
    states: (
      "AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,FL Florida,GA Georgia,HI Hawaii,ID Idaho," +
      "IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota," +
      "MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina," +
      "ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas," +
      "UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming"
    )
      .split(",")
      .map((state) => [state.slice(0, 2), state.slice(3)]),
    trucksArePickups: true,
    paymentsEvery: "month",
    // Elsewhere a Caddy is a van.
    nicknames: [["caddy", "Cadillac"]],
    licences: [],
  },
} as const satisfies Readonly<Record<string, MarketWords>>;

/** Whose words a site's shoppers use. */
export type ShoppersWords = keyof typeof marketWords;

const choices = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/**
 * The first step of a trade-in as a trade asks it: the kind of vehicle as tiles, and makes that are suggested while one
 * is typed. A make that is not among them is taken too.
 */
export const tradedVehicle = ({
  kinds,
  makes,
}: {
  readonly kinds: readonly string[];
  readonly makes: readonly string[];
}) => ({
  add: [
    {
      name: "Vehicle Type",
      label: "What is it?",
      kind: "select" as const,
      required: false,
      step: "vehicle",
      options: choices(kinds),
    },
  ],
  order: ["Vehicle Type"],
  options: { "Trade-in Make": choices(makes) },
});

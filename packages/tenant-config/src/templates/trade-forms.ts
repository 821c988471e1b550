/** What a visit to a vehicle is called where it is no test drive. */
interface VisitWords {
  /** "Book a Test Ride". */
  readonly name: string;
  readonly intro: string;
  readonly sent: string;
  /** "Test ride: {car}", in a calendar. */
  readonly entry: string;
}

/** The messages that name a visit, wherever a site speaks of it. */
export const visitWording = ({ name, intro, sent, entry }: VisitWords) => ({
  car: { testDrive: name },
  navigation: { testDrive: name },
  enquiry: { testDriveTitle: name },
  formIntro: { "test-drive": intro },
  success: { testDrive: sent, testDriveOf: entry },
});

/** The form of that visit. */
export const visitForm = ({ name }: VisitWords, wanted: string) => ({
  title: name,
  submitLabel: name,
  labels: { "Vehicle Model": wanted },
});

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

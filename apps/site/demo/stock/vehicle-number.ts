import type { SeededRandom } from "../dice/seeded-random.ts";

const LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** What each letter counts in the check sum; I, O and Q are never used. */
const VALUES = new Map<string, number>(
  Array.from("0123456789")
    .map((digit): [string, number] => [digit, Number(digit)])
    .concat(
      Array.from("ABCDEFGH").map((letter, index) => [letter, index + 1]),
      Array.from("JKLMN").map((letter, index) => [letter, index + 1]),
      [
        ["P", 7],
        ["R", 9],
      ],
      Array.from("STUVWXYZ").map((letter, index) => [letter, index + 2]),
    ),
);
const YEAR_LETTERS = "ABCDEFGHJKLMNPRSTVWXY123456789";

const MAKERS = new Map([
  ["Mazda", "JM0"],
  ["Toyota", "JTN"],
  ["Ford", "6FP"],
  ["Hyundai", "KMH"],
  ["Kia", "KNA"],
  ["Volkswagen", "WVW"],
  ["Skoda", "TMB"],
  ["Subaru", "JF1"],
  ["Mitsubishi", "JMB"],
  ["Nissan", "JN1"],
  ["BMW", "WBA"],
  ["Mercedes-Benz", "W1K"],
  ["Audi", "WAU"],
  ["Tesla", "LRW"],
  ["Honda", "1HG"],
  ["Chevrolet", "1GC"],
  ["GMC", "1GT"],
  ["Jeep", "1C4"],
  ["Ram", "1C6"],
  ["Isuzu", "MPA"],
  ["Suzuki", "JSA"],
  ["Yamaha", "JYA"],
  ["Kawasaki", "JKA"],
  ["Ducati", "ZDM"],
  ["Triumph", "SMT"],
  ["Volvo", "YV2"],
  ["Scania", "YS2"],
  ["Hino", "JHD"],
]);

/** Whether 17 characters carry the right check digit in the ninth place. */
export function isVehicleNumber(vin: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) && vin[8] === checkDigit(vin);
}

/** A vehicle identification number that is right in form and belongs to no car. */
export function vehicleNumber(random: SeededRandom, make: string, year: number): string {
  const letters = (count: number) =>
    Array.from({ length: count }, () => random.pick(Array.from(LETTERS))).join("");
  const maker = MAKERS.get(make) ?? "6U9";
  const yearLetter = YEAR_LETTERS[(year - 2010 + YEAR_LETTERS.length) % YEAR_LETTERS.length] ?? "A";
  const serial = String(random.between(100_000, 999_999));
  const open = `${maker}${letters(5)}0${yearLetter}${random.pick(Array.from("ABCDEHKMPRSTUW"))}${serial}`;
  return `${open.slice(0, 8)}${checkDigit(open)}${open.slice(9)}`;
}

function checkDigit(vin: string): string {
  const sum = Array.from(vin).reduce(
    (total, letter, index) => total + (VALUES.get(letter) ?? 0) * (WEIGHTS[index] ?? 0),
    0,
  );
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

import { type CarFacts, type FactName, factRow, type FactValue } from "@forecourt/search/car";

/**
 * What makers publish of the models of the demo stock: "make | model | facts", and with a badge in front of the facts where
 * the badges differ. From the makers' specification sheets for Australia, New Zealand and the United States, 2023 to 2026,
 * rounded as printed there; load figures are those of a usual body.
 */
const TABLE = `
Isuzu | NLR 45-150 | gvm 4500, gcm 8000, tare 2290, payload 2210, power 110, torque 375, axles 4x2, wheelbase 2490, body_length 3300, licence_class C
Isuzu | NPR 65-190 | gvm 6500, gcm 10000, tare 3190, payload 3310, power 139, torque 513, axles 4x2, wheelbase 3815, body_length 5200, pallets 8, licence_class LR
Isuzu | FRR 110-260 | gvm 11000, gcm 16000, tare 5250, payload 5750, power 191, torque 761, axles 4x2, wheelbase 5500, body_length 7300, pallets 12, licence_class MR
`;

const ROWS = new Map(
  TABLE.split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const parts = line.split(" | ");
      return [parts.slice(0, -1).join("|"), parseFactList(parts.at(-1) ?? "")] as const;
    }),
);

/** "gvm 4500, licence_class LR, lams yes" as facts. Throws on a name that is no fact: the table is ours. */
function parseFactList(list: string): CarFacts {
  const facts: Partial<Record<FactName, FactValue>> = {};
  for (const item of list.split(", ")) {
    const [name = "", ...words] = item.split(" ");
    const row = factRow(name);
    if (!row) throw new Error(`The demo stock gives a fact that there is none of: "${item}".`);
    const text = words.join(" ");
    facts[row.fact] = row.kind === "number" ? Number(text) : row.kind === "flag" ? text === "yes" : text;
  }
  // Each value has the kind of its row.
  return facts as CarFacts;
}

/** The facts of a model, those of its badge over them; none where no sheet was at hand. */
export const modelFacts = (make: string, model: string, badge: string): CarFacts => ({
  ...ROWS.get(`${make}|${model}`),
  ...ROWS.get(`${make}|${model}|${badge}`),
});

/** `pnpm house`: the arrows between the rooms go one way, and the check itself has read something. */
import { ARROWS, houseProblems } from "./house-rules.ts";
import { readImports } from "./read-imports.ts";
import { ROOT } from "./run.ts";
import { giveUp, say } from "./say.ts";

const files = readImports(ROOT);
const empty = [...ARROWS.keys()].filter(
  (room) => !files.some((file) => file.room === room && file.imports.length > 0),
);
if (empty.length > 0) giveUp(`The house check read no imports in ${empty.join(", ")}, so it proves nothing.`);
const problems = houseProblems(files);
if (problems.length > 0) giveUp(`Imports against the arrows of the house:\n  ${problems.join("\n  ")}`);
say(`${files.length} files keep to the arrows of the house`);

import { createHash } from "node:crypto";
import { relative } from "node:path";

/** A place in a file, from nought. */
export interface Position {
  line: number;
  column: number;
}

/** What Stryker hands to a checker of each mutant, as far as it is used here, beside its number. */
export interface Mutant {
  fileName: string;
  mutatorName: string;
  replacement: string;
  location: { start: Position; end: Position };
}

/** `sample` of Stryker's options: the share of mutants to test, and the seed that chooses them. */
export interface SampleOptions {
  share: number;
  seed: string;
  root: string;
}

/** Whether a mutant is in the sample. The same mutant, seed and share give the same answer on every machine. */
export function isSampled(mutant: Mutant, { share, seed, root }: SampleOptions): boolean {
  const { start, end } = mutant.location;
  const place = `${start.line}:${start.column}-${end.line}:${end.column}`;
  const name = [seed, relative(root, mutant.fileName), place, mutant.mutatorName, mutant.replacement].join(
    "\n",
  );
  return createHash("sha256").update(name).digest().readUInt32BE(0) / 2 ** 32 < share;
}

function sampleChecker(options: { sample: SampleOptions }) {
  return {
    init: () => Promise.resolve(),
    check: (mutants: readonly (Mutant & { id: string })[]) =>
      Promise.resolve(
        Object.fromEntries(
          mutants.map((mutant) => [
            mutant.id,
            isSampled(mutant, options.sample)
              ? { status: "passed" }
              : { status: "compileError", reason: "not in the sample" },
          ]),
        ),
      ),
  };
}
sampleChecker.inject = ["options"] as const;

/** A Stryker plugin. Mutants that a checker refuses are not run and count neither as killed nor as survived. */
export const strykerPlugins = [{ kind: "Checker", name: "sample", factory: sampleChecker }];

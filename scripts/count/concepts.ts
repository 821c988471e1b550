import { basename } from "node:path";
import type { Sources } from "../release/public-surface.ts";
import { kindOf } from "./kinds.ts";

/** Things of one kind that a newcomer has to learn, by name. */
interface Concepts {
  kind: string;
  names: readonly string[];
}

const SUITE = /export (?:async )?(?:function|const) (describe[A-Z]\w*)/g;

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = ""]) => name);

/**
 * What can be read off the code: each contract suite is a port and each file that runs it has adapters; values of a process
 * have a name; a cache is one of the library's; work is taken off the one queue by `workOff`.
 */
export function conceptsOf(sources: Sources): Concepts[] {
  const files = [...sources].filter(([path]) => path.endsWith(".ts"));
  const product = files.filter(([path]) => kindOf(path) === "product" && !path.startsWith("scripts/"));
  const named = (pattern: RegExp): string[] =>
    product.flatMap(([path, text]) => all(text, pattern).map((name) => `${name} (${path})`));
  const filesWith = (pattern: RegExp): string[] =>
    product.flatMap(([path, text]) => (pattern.test(text) ? [path] : []));
  const suites = files.flatMap(([path, text]) => (path.includes("/testing/") ? all(text, SUITE) : []));
  const ports = suites.flatMap((suite) => {
    const adapters = files.flatMap(([path, text]) =>
      path.endsWith(".test.ts") && text.includes(`${suite}(`) ? [basename(path, ".test.ts")] : [],
    );
    return adapters.length === 0 ? [] : [`${suite.slice("describe".length)}: ${adapters.join(", ")}`];
  });
  return [
    { kind: "ports with a contract suite, and their adapters' tests", names: ports.toSorted() },
    {
      kind: "values that all parts of a process share",
      names: named(/^[^*\n]*processWide(?:<[^(]*>)?\(\s*"([\w-]+)"/gm),
    },
    { kind: "process-wide symbols", names: named(/Symbol\.for\("([^"]+)"\)/g) },
    { kind: "files with a bounded cache", names: filesWith(/new LRUCache\b/) },
    { kind: "files that work off the queue", names: filesWith(/^(?!export)[^*\n]*\bworkOff</m) },
  ];
}

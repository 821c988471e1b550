/** The first thing a README shows: what to install, what to run, and what that prints. */
export interface ReadmeExample {
  /** The packages of the one `npm install` line, in its order. */
  install: readonly string[];
  code: string;
  /** What the `// comments` after `console.log(…);` say is printed, line by line. */
  prints: readonly string[];
}

/** Reads a README's install line and the code under it; null where the README does not begin with both. */
export function readmeExample(readme: string): ReadmeExample | null {
  const [, packages, code] = /```sh\nnpm install ([^\n]+)\n```\n\n```ts\n([^]*?)```\n/.exec(readme) ?? [];
  if (packages === undefined || code === undefined || readme.indexOf("```") !== readme.indexOf("```sh"))
    return null;
  const prints = [...code.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm)].map(([, line = ""]) => line);
  return { install: packages.split(" "), code, prints };
}

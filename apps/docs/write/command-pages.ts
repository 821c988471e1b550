import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, type Page } from "./documents.ts";

/** What commander knows of a command. */
interface Command {
  name(): string;
  helpInformation(): string;
  readonly commands: readonly Command[];
}

/** The command line belongs to the site, which has no entries to import: it is read as the file it is. */
const { forecourtProgram } = (await import(join(ROOT, "apps/site/cli/program.ts"))) as {
  forecourtProgram: () => Command;
};

function* helpOf(command: Command, name: string): Generator<string> {
  if (command.commands.length === 0 || name === "forecourt")
    yield `## \`${name}\`\n\n\`\`\`txt\n${command.helpInformation().trim()}\n\`\`\``;
  for (const one of command.commands) yield* helpOf(one, `${name} ${one.name()}`);
}

/** Every command with its help, as the command line itself prints it, and the environment it reads, as `.env.example` has it. */
export const commandPages = (): Page[] => [
  {
    address: "reference/commands",
    markdown: `# Every command

In the container image \`forecourt\` is on the path; in a clone it is \`npx pnpm@12.21.0 forecourt\`. These are the texts of \`--help\`.

${[...helpOf(forecourtProgram(), "forecourt")].join("\n\n")}
`,
  },
  {
    address: "reference/environment",
    markdown: `# Every environment variable

Read by the site, its worker and the command line alike. This is \`.env.example\`, which a test keeps whole.

\`\`\`ini
${readFileSync(join(ROOT, ".env.example"), "utf8").trim()}
\`\`\`
`,
  },
];

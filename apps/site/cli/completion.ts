import { Argument, type Command } from "commander";
import { commandTree } from "./completion/command-tree.ts";
import { SHELL_SCRIPTS } from "./completion/shell-scripts.ts";

/** `forecourt completion SHELL`: a script that completes commands and options, made from the commands there are. */
export function register(program: Command): void {
  program
    .command("completion")
    .addArgument(new Argument("<shell>", "whose script").choices([...SHELL_SCRIPTS.keys()]))
    .description('Print a script that completes commands: eval "$(forecourt completion bash)".')
    .action((shell: string) => {
      process.stdout.write(SHELL_SCRIPTS.get(shell)?.(commandTree(program)) ?? "");
    });
}

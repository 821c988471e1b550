import type { Command } from "commander";

/** A word that may come next, and what it is. */
interface Word {
  readonly word: string;
  readonly means: string;
}

/** One command, by the words that lead to it: "", "stock", "stock list". */
export interface CommandNode {
  readonly path: string;
  readonly command: Command;
  /** Commands below it, and its options. */
  readonly words: readonly Word[];
}

/** Every command of a program, the program itself first. */
export function commandTree(program: Command, path = ""): CommandNode[] {
  const below = program.commands;
  const own: CommandNode = {
    path,
    command: program,
    words: [
      ...below.map((command) => ({ word: command.name(), means: firstSentence(command.description()) })),
      ...program.options.map((option) => ({
        word: option.long ?? option.flags,
        means: firstSentence(option.description),
      })),
      { word: "--help", means: "print this help" },
    ],
  };
  return [own, ...below.flatMap((command) => commandTree(command, `${path} ${command.name()}`.trim()))];
}

const firstSentence = (text: string): string => /^[^.:;(]*/.exec(text)?.[0].trim() ?? text;

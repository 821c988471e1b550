import type { CommandNode } from "./command-tree.ts";

/** Texts within single quotes, as the three shells read them. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The words so far that are commands; a word of an option or an argument is none of them. */
const pathOf = (tree: readonly CommandNode[], words: string): string => `  local at="" next word
  for word in ${words}; do
    next="\${at:+$at }$word"
    case "$next" in
      ${tree.flatMap(({ path }) => (path === "" ? [] : [quoted(path)])).join("|")}) at="$next" ;;
    esac
  done
  case "$at" in`;

const bash = (tree: readonly CommandNode[]): string => `_forecourt() {
${pathOf(tree, '"${COMP_WORDS[@]:1:COMP_CWORD-1}"')}
${tree.map(({ path, words }) => `    ${quoted(path)}) words=${quoted(words.map(({ word }) => word).join(" "))} ;;`).join("\n")}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _forecourt forecourt
`;

const zsh = (tree: readonly CommandNode[]): string => `#compdef forecourt
_forecourt() {
  local -a found
${pathOf(tree, '"${words[@]:1:$((CURRENT - 2))}"')}
${tree.map(({ path, words }) => `    ${quoted(path)}) found=(${words.map(({ word, means }) => quoted(`${word}:${means}`)).join(" ")}) ;;`).join("\n")}
  esac
  _describe forecourt found
  _files
}
compdef _forecourt forecourt
`;

const fish = (tree: readonly CommandNode[]): string => `function __forecourt_at
  set -l path ""
  for word in (commandline -opc)[2..-1]
    set -l next (string trim "$path $word")
    contains -- $next ${tree.flatMap(({ path }) => (path === "" ? [] : [quoted(path)])).join(" ")}; and set path $next
  end
  test "$path" = "$argv[1]"
end
${tree
  .flatMap(({ path, words }) =>
    words.map(
      ({ word, means }) =>
        `complete -c forecourt -n ${quoted(`__forecourt_at "${path}"`)} ${word.startsWith("--") ? `-l ${word.slice(2)}` : `-f -a ${quoted(word)}`} -d ${quoted(means)}`,
    ),
  )
  .join("\n")}
`;

export const SHELL_SCRIPTS: ReadonlyMap<string, (tree: readonly CommandNode[]) => string> = new Map([
  ["bash", bash],
  ["zsh", zsh],
  ["fish", fish],
]);

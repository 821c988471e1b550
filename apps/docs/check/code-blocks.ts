/** One fenced block of a document. */
export interface CodeBlock {
  language: string;
  text: string;
  /** The file it is, or where its commands are typed. */
  title: string | null;
  /** An exit code, "no" where more than an empty folder is needed, "platform" or "serve" where a platform of one's own is. */
  run: string | null;
  line: number;
}

const BLOCK = /^```(\w+)([^\n]*)\n([^]*?)^```$/gm;

/** Every fenced block of a document that names its language. */
export const codeBlocks = (markdown: string): CodeBlock[] =>
  [...markdown.matchAll(BLOCK)].map(({ 1: language = "", 2: meta = "", 3: text = "", index }) => ({
    language,
    text,
    title: /\btitle="([^"]*)"/.exec(meta)?.[1] ?? null,
    run: /\brun="([^"]*)"/.exec(meta)?.[1] ?? null,
    line: markdown.slice(0, index).split("\n").length,
  }));

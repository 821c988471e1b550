import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { parseSync } from "oxc-parser";

/** One public name, as the compiler declares it. */
export interface Declaration {
  name: string;
  kind: "type" | "value";
  /** Its doc comment without stars, up to the first tag. */
  words: string;
  /** Its tags, such as `@example`, in their order. */
  tags: readonly { tag: string; text: string }[];
  /** What the compiler wrote of it, without `export declare`. */
  code: string;
  /** The file it is declared in, and where its doc comment stands there; of a name without one, where it would stand. */
  file: string;
  comment: { start: number; end: number };
}

type Statement = ReturnType<typeof parseSync>["program"]["body"][number];

interface DeclarationFile {
  text: string;
  parsed: ReturnType<typeof parseSync>;
}

const files = new Map<string, DeclarationFile>();

function open(path: string): DeclarationFile {
  const known = files.get(path);
  if (known) return known;
  const text = readFileSync(path, "utf8");
  const opened = { text, parsed: parseSync(path, text) };
  files.set(path, opened);
  return opened;
}

/** The built declarations of a source file that another one imports. */
const built = (from: string, target: string): string =>
  posix.join(posix.dirname(from), target).replace(/\.tsx?$/, ".d.ts");

/** Every name that a file of declarations exports; what it hands on from another file is read there. */
export function readDeclarations(path: string): Declaration[] {
  const { parsed } = open(path);
  return parsed.module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => {
      const from = entry.moduleRequest?.value;
      const target = from?.startsWith(".") ? built(path, from) : null;
      const { name } = entry.exportName;
      if (name === null) return target ? readDeclarations(target) : [];
      const original = entry.importName.name ?? name;
      const found = target
        ? readDeclarations(target).find((each) => each.name === original)
        : declarationOf(path, entry.localName.name ?? name);
      if (!found) throw new Error(`${path}: ${name} is declared nowhere.`);
      return [{ ...found, name }];
    });
}

function declarationOf(path: string, name: string): Declaration | null {
  const { text, parsed } = open(path);
  const overloads = parsed.program.body.filter((statement) => namesOf(statement).includes(name));
  const [first] = overloads;
  if (!first) return imported(path, name);
  const comment = parsed.comments.findLast(
    ({ end, type }) => type === "Block" && end <= first.start && text.slice(end, first.start).trim() === "",
  );
  const doc = (comment?.value ?? "").replaceAll(/^\s*\* ?/gm, "").trim();
  const [words = "", ...tags] = doc.split(/^@(?=\w)/m);
  return {
    name,
    kind: overloads.some((each) =>
      /^export (?:declare )?(?:const|function|class)\b/.test(text.slice(each.start)),
    )
      ? "value"
      : "type",
    words: words.trim(),
    tags: tags.map((each) => {
      const [, tag = "", rest = ""] = /^(\w+)\s*([^]*)$/.exec(each.trimEnd()) ?? [];
      return { tag, text: rest };
    }),
    file: path,
    comment: { start: comment?.start ?? first.start, end: comment?.end ?? first.start },
    code: overloads
      .map(({ start, end }) => text.slice(start, end).replace(/^export (?:declare )?/, ""))
      .join("\n"),
  };
}

/** A name that a file imports before it exports it. */
function imported(path: string, name: string): Declaration | null {
  for (const { moduleRequest, entries } of open(path).parsed.module.staticImports) {
    const entry = entries.find(({ localName }) => localName.value === name);
    if (!entry || !moduleRequest.value.startsWith(".")) continue;
    const wanted = entry.importName.name ?? name;
    return readDeclarations(built(path, moduleRequest.value)).find((each) => each.name === wanted) ?? null;
  }
  return null;
}

function namesOf(statement: Statement): string[] {
  const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (!declared) return [];
  if (declared.type === "VariableDeclaration")
    return declared.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
  if ("id" in declared && declared.id?.type === "Identifier") return [declared.id.name];
  return [];
}

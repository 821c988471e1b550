/** Who may know whom (design card, "Rooms"): the packages each room may import from. */
export const ARROWS: ReadonlyMap<string, readonly string[]> = new Map([
  ["search", []],
  ["leads", ["search"]],
  ["forms-machine", []],
  ["analytics", ["search", "leads"]],
  ["tenant-config", ["search", "leads", "analytics"]],
  ["ui", []],
  ["site", ["search", "leads", "forms-machine", "analytics", "tenant-config", "ui"]],
]);

export interface SourceFile {
  /** The room the file stands in. */
  room: string;
  path: string;
  imports: readonly string[];
}

const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\/|\/examples\//.test(path);

/** Says what is wrong with one import of one file, or nothing. */
export function importProblem(file: SourceFile, target: string): string | null {
  const [scope, room, entry] = target.split("/");
  if (scope === "@forecourt" && room) {
    const allowed = ARROWS.get(file.room) ?? [];
    if (room === file.room) return "a package reaches its own files by path, not by its published name";
    if (!allowed.includes(room)) return `${file.room} must not know ${room}`;
    if (entry === "src" || entry === "dist") return "import an entry, never a file";
    return null;
  }
  if (/^\.{1,2}\//.test(target) && !/\.(ts|tsx|css|json|webp|woff2)$/.test(target))
    return "relative imports carry their extension";
  if (file.room === "ui" && /^(next|zod|xstate)(\/|$)/.test(target))
    return "ui knows no framework, no schema, no machine";
  const carFloor = file.room === "search" && file.path.includes("/src/car/") && !isTest(file.path);
  if (carFloor && !/^(\.\/|\.\.\/kernel\/|zod$)/.test(target))
    return "search/car imports only zod and search/kernel";
  return null;
}

/** Every broken arrow of a set of files, as sentences. */
export function houseProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    file.imports.flatMap((target) => {
      if (isTest(file.path) && target.startsWith(`@forecourt/${file.room}`)) return [];
      const problem = importProblem(file, target);
      return problem ? [`${file.path} imports "${target}": ${problem}`] : [];
    }),
  );
}

export { type ContentProblem, describeProblem } from "../content/content-problem.ts";
export {
  type FilesContentOptions,
  type FilesContentSource,
  filesContentSource,
} from "./files-content-source.ts";
export { contentFileKind } from "./content-file-kind.ts";
export { type ContentFile, contentFiles } from "./content-files.ts";
export { impossibleSettings } from "./impossible-settings.ts";
export type { JsonSchema } from "./tenant-json-schema.ts";
export { type ParsedJson, parseWrittenJson } from "../wire/parse-json.ts";
export { withLines } from "./problem-lines.ts";
export type { ParsedFolder } from "./parse-tenant-folder.ts";

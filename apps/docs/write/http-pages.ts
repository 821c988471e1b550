import { existsSync } from "node:fs";
import { join } from "node:path";
import { prose, ROOT, type Page } from "./documents.ts";
import { fieldsOf, type Schema, typeOf } from "./schema-words.ts";

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

/** The parts of OpenAPI that the site's own document has. */
export interface HttpApi {
  readonly info: { readonly description: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
}

const SOURCE = join(ROOT, "apps/site/server/api/openapi.ts");

/** The site's calls, as it describes them itself. */
export async function readHttpApi(): Promise<HttpApi | null> {
  if (!existsSync(SOURCE)) return null;
  const { openApiDocument } = (await import(SOURCE)) as { openApiDocument: () => HttpApi };
  return openApiDocument();
}

/** The fields of a body, one a line. */
function body({ content = {} }: Content, { components }: HttpApi): string {
  const [first] = Object.values(content);
  if (!first?.schema) return "";
  const root: Schema = { $defs: components.schemas };
  const lines = new Map(
    [...fieldsOf(first.schema, "", root)].map(({ path, schema, required }) => [
      path,
      `- \`${path}\`, ${prose(typeOf(schema, false))}${required ? "; has to be there" : ""}. ${prose(schema.description ?? "")}`.trim(),
    ]),
  );
  return `The body, as ${Object.keys(content).join(" or ")}:\n\n${[...lines.values()].join("\n")}`;
}

function describe(method: string, path: string, operation: Operation, api: HttpApi): string {
  const parameters = (operation.parameters ?? []).map(({ name, in: place, description = "" }) =>
    `- \`${name}\`, in the ${place}. ${prose(description)}`.trim(),
  );
  const answers = Object.entries(operation.responses).map(
    ([status, { description }]) => `| ${status} | ${prose(description)} |`,
  );
  return [
    `## \`${method.toUpperCase()} ${path}\``,
    prose(operation.summary),
    parameters.join("\n"),
    operation.requestBody ? body(operation.requestBody, api) : "",
    `| status | means |\n| --- | --- |\n${answers.join("\n")}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Every call of a site, and what it sends to webhooks. */
export async function httpPages(): Promise<Page[]> {
  const api = await readHttpApi();
  if (!api) return [];
  const calls = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => describe(method, path, operation, api)),
  );
  const webhooks = Object.entries(api.webhooks).map(([name, { post }]) =>
    post ? describe("webhook", name, post, api) : "",
  );
  const markdown = `# Every call over HTTP

${prose(api.info.description)} This is version ${api.info.version} of the calls; \`forecourt api openapi\` prints them as OpenAPI 3.1, by
the schemas that parse them.

${[...calls, ...webhooks].join("\n\n")}
`;
  return [{ address: "reference/http", markdown }];
}

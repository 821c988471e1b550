import { z } from "zod";
import { error, problems } from "./calls/status-meanings.ts";
import type { StatusMeaning, BodyKind, Operation } from "./calls/operation.ts";
import { type Webhook, WEBHOOKS } from "./calls/webhooks.ts";
import { OPERATIONS } from "./operations.ts";

type Json = Readonly<Record<string, unknown>>;

/** Grows when a call takes less or responds otherwise; what only adds to it keeps the first number. */
const VERSION = "1.0.0";

const TYPES: Readonly<Record<BodyKind, string>> = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
};

/** The version of a webhook's body. */
const VERSIONED = "x-version";

/** Why a status cannot be seen by a client alone. */
export const UNREACHABLE = "x-unreachable";

/**
 * The site's calls as OpenAPI 3.1: bodies by the schemas that parse them, responses by the table of calls, and what a
 * site sends to webhooks.
 *
 * @example
 * openApiDocument().openapi // "3.1.0"
 */
export function openApiDocument() {
  const schemas = namedSchemas();
  const paths = new Map<string, Record<string, unknown>>();
  for (const operation of OPERATIONS)
    paths.set(operation.path, {
      ...paths.get(operation.path),
      [operation.method]: printed(operation, schemas),
    });
  return {
    openapi: "3.1.0",
    info: {
      title: "Forecourt",
      version: VERSION,
      description:
        "The calls of one dealer's site. The host says whose site it is; addresses are those of its own pages.",
    },
    servers: [{ url: "https://{host}", variables: { host: { default: "www.example.com" } } }],
    paths: Object.fromEntries(paths),
    components: {
      schemas: Object.fromEntries(
        [...schemas].map(([schema, name]) => [
          name,
          schemaOf(schema, name.endsWith("Body") ? "input" : "output"),
        ]),
      ),
    },
    webhooks: Object.fromEntries(WEBHOOKS.map((webhook) => [webhook.id, { post: sent(webhook) }])),
  };
}

/** What several calls or responses have, by the name it is printed under once. */
type Named = ReadonlyMap<z.ZodType, string>;

const namedSchemas = (): Named =>
  new Map<z.ZodType, string>([
    [error, "Error"],
    [problems, "Problems"],
    ...OPERATIONS.toReversed().flatMap(({ id, body }) => (body ? [[body.schema, `${id}Body`] as const] : [])),
  ]);

function printed({ id, summary, path, query = {}, body, responses }: Operation, schemas: Named): Json {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const inQuery = Object.entries(query).map(([name, description]) => ({
    name,
    in: "query",
    description,
    schema: { type: "string" },
  }));
  return {
    operationId: id,
    summary,
    ...(inPath.length + inQuery.length > 0 ? { parameters: [...inPath, ...inQuery] } : {}),
    ...(body ? { requestBody: requestBody(body, schemas) } : {}),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, meaning]) => [status, response(meaning, schemas)]),
    ),
  };
}

const sent = ({ id, summary, schema, version }: Webhook): Json => ({
  operationId: id,
  summary,
  requestBody: {
    required: true,
    content: { [TYPES.json]: { schema: { ...schemaOf(schema, "output"), [VERSIONED]: version } } },
  },
  responses: { "2XX": { description: "Taken." } },
});

const requestBody = ({ schema, kinds }: NonNullable<Operation["body"]>, schemas: Named): Json => ({
  required: true,
  content: Object.fromEntries(kinds.map((kind) => [TYPES[kind], { schema: refTo(schema, schemas) }])),
});

const response = ({ means, body, type, unreachable }: StatusMeaning, schemas: Named): Json => ({
  description: means,
  ...(unreachable === null ? {} : { [UNREACHABLE]: unreachable }),
  ...(body ? { content: { [TYPES.json]: { schema: refTo(body, schemas) } } } : {}),
  ...(type ? { content: { [type]: { schema: { type: "string" } } } } : {}),
});

/** A named schema by its name, any other as a response has it. */
const refTo = (schema: z.ZodType, schemas: Named): Json => {
  const name = schemas.get(schema);
  return name === undefined ? schemaOf(schema, "output") : { $ref: `#/components/schemas/${name}` };
};

/** OpenAPI 3.1 speaks JSON Schema 2020-12, so the dialect is left out. */
function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return plain;
}

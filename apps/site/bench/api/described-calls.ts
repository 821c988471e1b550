import { z } from "zod";
import { openApiDocument, UNREACHABLE } from "../../server/api/openapi.ts";

type Json = Readonly<Record<string, unknown>>;

/** One call as the document describes it. */
export interface DescribedCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Names of parameters in the query. */
  readonly query: readonly string[];
  /** Schemas of the body by its type; none for a call without a body. */
  readonly bodies: readonly (readonly [type: string, schema: Json])[];
  readonly statuses: ReadonlyMap<number, DescribedAnswer>;
}

/** What the document says of one status. */
interface DescribedAnswer {
  readonly unreachable: string | null;
  /** The type of its body, with the schema that a JSON body has. */
  readonly body: { readonly type: string; readonly schema: z.ZodType } | null;
}

const record = (value: unknown): Json => Object(value) as Json;
const { paths, components } = record(JSON.parse(JSON.stringify(openApiDocument())));

/** A schema, or the one that it names. */
function schemaOf(media: unknown): Json {
  const { schema } = record(media);
  const name = /^#\/components\/schemas\/(\w+)$/.exec(String(record(schema)["$ref"]))?.[1];
  return record(name === undefined ? schema : record(record(components)["schemas"])[name]);
}

function answerOf(response: unknown): DescribedAnswer {
  const { [UNREACHABLE]: unreachable, content } = record(response);
  const [given] = Object.entries(record(content));
  return {
    unreachable: typeof unreachable === "string" ? unreachable : null,
    body: given ? { type: given[0], schema: z.fromJSONSchema(schemaOf(given[1])) } : null,
  };
}

/** Every call of the document, read from its JSON as any client would. */
export function describedCalls(): DescribedCall[] {
  return Object.entries(record(paths)).flatMap(([path, methods]) =>
    Object.entries(record(methods)).map(([method, operation]): DescribedCall => {
      const { operationId, parameters, requestBody, responses } = record(operation);
      const given = Array.isArray(parameters) ? parameters.map(record) : [];
      return {
        id: String(operationId),
        method: method.toUpperCase(),
        path,
        query: given.filter((each) => each["in"] === "query").map((each) => String(each["name"])),
        bodies: Object.entries(record(record(requestBody)["content"])).map(
          ([type, body]) => [type, schemaOf(body)] as const,
        ),
        statuses: new Map(
          Object.entries(record(responses)).map(([status, response]) => [Number(status), answerOf(response)]),
        ),
      };
    }),
  );
}

type Document = Record<string, unknown>;

interface FakeIndex {
  documents: Map<string, Document>;
  settings: Document;
  updatedAt: string;
}

interface FakeTask {
  uid: number;
  type: string;
  status: "enqueued" | "succeeded" | "failed";
  error: { code: string; message: string; type: string; link: string } | null;
  run: () => string | null;
}

/** A stand-in for a Meilisearch server, for tests of writes; its searches answer what `search` says. */
export interface FakeMeilisearch {
  fetch: typeof globalThis.fetch;
  /** Requests received, as "METHOD /path". */
  requests: string[];
  indexes: ReadonlyMap<string, { documents: ReadonlyMap<string, Document>; settings: Document }>;
}

/**
 * Behaves as the documentation of the server says of indexes, documents, settings, swaps and tasks: a write is
 * accepted first and done only when its task runs, which is when somebody asks for the task.
 *
 * @example
 * const server = fakeMeilisearch();
 * const index = meilisearchIndex({ host: "http://meili.test", index: "cars", fetch: server.fetch });
 */
export function fakeMeilisearch(
  search: (body: unknown) => unknown = () => ({ results: [] }),
): FakeMeilisearch {
  const indexes = new Map<string, FakeIndex>();
  const tasks: FakeTask[] = [];
  const requests: string[] = [];
  let time = 0;

  const enqueue = (type: string, indexUid: string | null, run: () => string | null) => {
    const uid = tasks.length;
    tasks.push({ uid, type, status: "enqueued", error: null, run });
    return json(202, {
      taskUid: uid,
      indexUid,
      status: "enqueued",
      type,
      enqueuedAt: "2026-11-21T00:00:00Z",
    });
  };
  /** Tasks run in the order they came, up to the one asked for. */
  const runTo = (uid: number) => {
    for (const task of tasks.slice(0, uid + 1)) {
      if (task.status !== "enqueued") continue;
      const code = task.run();
      task.status = code === null ? "succeeded" : "failed";
      if (code !== null)
        task.error = { code, message: `${task.type} failed`, type: "invalid_request", link: "" };
    }
  };
  const change = (uid: string, work: (index: FakeIndex) => void) => () => {
    const index = indexes.get(uid);
    if (!index) return "index_not_found";
    work(index);
    index.updatedAt = `2026-11-21T00:00:${String(++time).padStart(6, "0")}Z`;
    return null;
  };

  const answer = async (method: string, url: URL, body: unknown): Promise<Response> => {
    const [kind, uid = "", part, action] = url.pathname.split("/").filter((piece) => piece !== "");
    if (kind === "multi-search") return json(200, search(body));
    if (kind === "tasks") {
      runTo(Number(uid));
      const task = tasks[Number(uid)];
      return task ? json(200, { ...task, run: undefined }) : refused(404, "task_not_found");
    }
    if (kind === "swap-indexes") {
      const [first = "", second = ""] = listOf(listOf(body)[0], "indexes").map(String);
      return enqueue("indexSwap", null, () => {
        const [one, other] = [indexes.get(first), indexes.get(second)];
        if (!one || !other) return "index_not_found";
        indexes.set(first, other).set(second, one);
        return null;
      });
    }
    if (kind === "indexes" && uid === "" && method === "POST") {
      const name = String(valueOf(body, "uid"));
      return enqueue("indexCreation", name, () => {
        if (indexes.has(name)) return "index_already_exists";
        indexes.set(name, { documents: new Map(), settings: {}, updatedAt: "2026-11-21T00:00:00Z" });
        return null;
      });
    }
    const index = indexes.get(uid);
    if (!index && method === "GET") return refused(404, "index_not_found");
    if (part === undefined) {
      if (method === "GET")
        return json(200, { uid, primaryKey: "id", createdAt: "", updatedAt: index?.updatedAt });
      return enqueue("indexDeletion", uid, () => (indexes.delete(uid) ? null : "index_not_found"));
    }
    if (part === "stats") return json(200, { numberOfDocuments: index?.documents.size, isIndexing: false });
    if (part === "settings") {
      if (method === "GET") return json(200, index?.settings);
      return enqueue(
        "settingsUpdate",
        uid,
        change(uid, (one) => Object.assign(one.settings, body)),
      );
    }
    if (action === "fetch") return index ? page(index, body) : refused(404, "index_not_found");
    if (action === "delete-batch") {
      const remove = (one: FakeIndex) => listOf(body).forEach((id) => one.documents.delete(String(id)));
      return enqueue("documentDeletion", uid, change(uid, remove));
    }
    if (method === "GET" && index) return page(index, Object.fromEntries(url.searchParams));
    const documents = listOf(body).filter(isDocument);
    if (url.searchParams.get("primaryKey") !== "id") {
      return enqueue("documentAdditionOrUpdate", uid, () => "index_primary_key_multiple_candidates_found");
    }
    if (documents.some(({ id }) => !/^[A-Za-z0-9_-]+$/.test(String(id)))) {
      return enqueue("documentAdditionOrUpdate", uid, () => "invalid_document_id");
    }
    const add = (one: FakeIndex) =>
      documents.forEach((document) => one.documents.set(String(document["id"]), document));
    return enqueue("documentAdditionOrUpdate", uid, change(uid, add));
  };

  return {
    requests,
    indexes,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const method = init?.method ?? "GET";
      requests.push(`${method} ${url.pathname}`);
      const text = typeof init?.body === "string" ? init.body : "";
      const body: unknown = text === "" ? undefined : JSON.parse(text);
      return answer(method, url, body);
    },
  };
}

/** A page of documents; of filters only `id IN [...]` is understood. */
function page(index: FakeIndex, query: unknown): Response {
  const filter = valueOf(query, "filter");
  const wanted =
    typeof filter === "string" ? listOf(JSON.parse(filter.replace("id IN ", ""))).map(String) : null;
  const all = [...index.documents]
    .filter(([id]) => wanted === null || wanted.includes(id))
    .map(([, document]) => document);
  const offset = Number(valueOf(query, "offset") ?? 0);
  const limit = Number(valueOf(query, "limit") ?? 20);
  return json(200, { results: all.slice(offset, offset + limit), offset, limit, total: all.length });
}

/** An error as the server words it. */
export function refused(status: number, code: string, message = `Something about ${code}.`): Response {
  return json(status, {
    message,
    code,
    type: "invalid_request",
    link: `https://docs.meilisearch.com/errors#${code}`,
  });
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

const isDocument = (value: unknown): value is Document =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const valueOf = (value: unknown, name: string): unknown => (isDocument(value) ? value[name] : undefined);

function listOf(value: unknown, name?: string): unknown[] {
  const list = name === undefined ? value : valueOf(value, name);
  return Array.isArray(list) ? list : [];
}

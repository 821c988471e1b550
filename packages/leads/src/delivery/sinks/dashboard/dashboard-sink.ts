import { isRecord } from "@forecourt/search/kernel";
import { leadPayload, type LeadPayloadPolicy } from "../../../enquiry/model/lead-payload.ts";
import type { LeadSink, SinkOutcome } from "../../lead-sink.ts";
import type { StoredFile, StoredLead } from "../../../enquiry/model/stored-lead.ts";
import { foreignSuccess, jsonSuccess } from "../http-outcome.ts";
import { type HttpSinkOptions, sendToSink, shortBody } from "../http-sink.ts";

/** Which dashboard, and how to talk to it. */
export interface DashboardSinkOptions extends HttpSinkOptions {
  /** Path of the lead calls; real dashboards put them under `/api/v1`. */
  path?: string;
  /** Path of one lead, with `{lead_id}` in it; below `path` when left out. */
  leadPath?: string;
  /** Path that takes a lead with its files; `path` followed by `/with-files` when left out. */
  filesPath?: string;
  /** Reads an attached file back; without it a lead names its files, and they stay here. */
  readFile?: (file: StoredFile) => Promise<Buffer>;
  payload: LeadPayloadPolicy;
}

/**
 * Delivers to the dashboard: `POST /api/leads` for a new lead, `PUT /api/leads/{lead_id}` for a later revision of one
 * it has, and `POST /api/leads/with-files` as `multipart/form-data` for a lead with files: its part `lead` is the JSON
 * of the other calls, each file a part `files`. A success without an id is not believed and tried again.
 *
 * @example
 * dashboardSink({ url, auth: { kind: "basic", user, password }, payload: policy.forms, fetch, now })
 */
export function dashboardSink(options: DashboardSinkOptions): LeadSink {
  const { name = "dashboard", readFile } = options;
  return {
    name,
    files: readFile ? "sent" : "left_out",
    deliver: async (stored, delivery) => {
      const { remoteId } = delivery;
      const json = JSON.stringify(leadPayload(stored.lead, options.payload, remoteId ?? undefined));
      const form = readFile && stored.files.length > 0 ? await multipart(json, stored, readFile) : null;
      if (form && !form.ok) return form;
      return sendToSink(
        options,
        delivery,
        {
          ...callOf(options, remoteId, form !== null),
          headers: { accept: "application/json" },
          ...(form ? { type: form.type, body: form.body } : { body: json }),
        },
        async (response) =>
          foreignSuccess(response, { empty: remoteId !== null }) ??
          readResponse(await shortBody(response), remoteId),
      );
    },
  };
}

function callOf(
  { url, path = "/api/leads", leadPath, filesPath }: DashboardSinkOptions,
  remoteId: string | null,
  withFiles: boolean,
): { url: string; method: "POST" | "PUT" } {
  const address = (tail: string): string => `${url.replace(/\/+$/, "")}/${tail.replace(/^\/+|\/+$/g, "")}`;
  const create = path.replace(/\/+$/, "");
  if (withFiles) return { method: "POST", url: address(filesPath ?? `${create}/with-files`) };
  if (remoteId === null) return { method: "POST", url: address(create) };
  const one = (leadPath ?? `${create}/{lead_id}`).replace("{lead_id}", () => encodeURIComponent(remoteId));
  return { method: "PUT", url: address(one) };
}

/**
 * The lead and its files as one form, in bytes that every fetch sends alike. A file that cannot be read now is tried
 * again later, never left behind.
 */
async function multipart(
  json: string,
  { files }: StoredLead,
  readFile: (file: StoredFile) => Promise<Buffer>,
): Promise<{ ok: true; type: string; body: Uint8Array<ArrayBuffer> } | Extract<SinkOutcome, { ok: false }>> {
  const form = new FormData();
  form.set("lead", json);
  try {
    for (const file of files)
      form.append("files", new Blob([new Uint8Array(await readFile(file))], { type: file.type }), file.name);
  } catch {
    return { ok: false, retry: true, problem: "A file of the lead could not be read." };
  }
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  return { ok: true, type, body: new Uint8Array(await encoded.arrayBuffer()) };
}

/**
 * The id stands at the top or under `lead`; the response to an update may be empty, or without the id that is known already.
 */
function readResponse(body: string, known: string | null): SinkOutcome {
  if (known !== null && body.trim() === "") return { ok: true, remoteId: known };
  const read = jsonSuccess(body);
  if (!read.ok) return read;
  const id = idIn(read.json) ?? idIn(read.json["lead"]) ?? known;
  return id === null
    ? { ok: false, retry: true, problem: "The dashboard's response has no lead id." }
    : { ok: true, remoteId: id };
}

function idIn(value: unknown): string | null {
  if (!isRecord(value)) return null;
  const id = value["id"] ?? value["lead_id"];
  return (typeof id === "string" && id !== "") || typeof id === "number" ? String(id) : null;
}

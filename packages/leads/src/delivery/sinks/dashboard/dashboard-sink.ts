import { leadPayload, type LeadPayloadPolicy } from "../../../model/lead-payload.ts";
import type { LeadSink, SinkOutcome } from "../../lead-sink.ts";
import { authHeaders, sendToSink, shortBody, type SinkAuth } from "../http-sink.ts";

/** Which dashboard, and how to talk to it. */
export interface DashboardSinkOptions {
  name?: string;
  /** Address of the dashboard API, for example `https://dashboard.example`. */
  url: string;
  /** Path of the lead calls; real dashboards put them under `/api/v1`. */
  path?: string;
  auth: SinkAuth;
  payload: LeadPayloadPolicy;
  fetch: typeof fetch;
  now: () => Date;
  timeoutMs?: number;
}

/**
 * Delivers to the dashboard: `POST /api/leads` for a new lead, `PUT /api/leads/{id}` for a later revision of one it
 * has (specification section 7). A success without an id is not believed and tried again.
 *
 * @example
 * dashboardSink({ url, auth: { kind: "basic", user, password }, payload: policy.forms, fetch, now })
 */
export function dashboardSink(options: DashboardSinkOptions): LeadSink {
  const { name = "dashboard", url, path = "/api/leads", auth, payload, timeoutMs = 15_000 } = options;
  const base = `${url.replace(/\/+$/, "")}/${path.replace(/^\/+|\/+$/g, "")}`;
  return {
    name,
    deliver: ({ lead }, { key, remoteId, signal }) =>
      sendToSink(
        {
          fetch: options.fetch,
          url: remoteId === null ? base : `${base}/${encodeURIComponent(remoteId)}`,
          method: remoteId === null ? "POST" : "PUT",
          headers: {
            ...authHeaders(auth),
            "content-type": "application/json",
            accept: "application/json",
            "idempotency-key": key,
          },
          body: JSON.stringify(leadPayload(lead, payload, remoteId ?? undefined)),
          timeoutMs,
          signal,
          now: options.now,
        },
        async (response) => readAnswer(await shortBody(response), remoteId),
      ),
  };
}

const NO_ID: SinkOutcome = { ok: false, retry: true, problem: "The dashboard answered without a lead id." };

/** The id stands at the top or under `lead`; an update may answer with nothing. */
function readAnswer(body: string, known: string | null): SinkOutcome {
  if (known !== null && body.trim() === "") return { ok: true, remoteId: known };
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    return NO_ID;
  }
  const id = idIn(answer) ?? (isRecord(answer) ? idIn(answer["lead"]) : null) ?? known;
  return id === null ? NO_ID : { ok: true, remoteId: id };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function idIn(value: unknown): string | null {
  if (!isRecord(value)) return null;
  const id = value["id"] ?? value["lead_id"];
  return (typeof id === "string" && id !== "") || typeof id === "number" ? String(id) : null;
}

import type { FormId } from "../model/form-ids.ts";
import type { RawValues } from "../forms/fields/answers.ts";
import type { LeadStage } from "../model/lead.ts";

/** What a form sends to `/api/leads`: raw answers with what the page knows about them. Not yet checked. */
export interface LeadSubmission {
  form: FormId;
  /** Made by the browser, once for each time the form is filled in: the same key is the same lead. */
  key: string;
  /** Set when an earlier step of the same form was saved. */
  leadId: string | null;
  /** Raw answers by field name. */
  values: RawValues;
  stage: LeadStage;
  carId: string | null;
  offerId: string | null;
  modelId: string | null;
  /** Slug of the dealership the page belongs to, where no field asks for one. */
  dealership: string | null;
  /** Id of the location the page belongs to, where no field asks for one. */
  location: string | null;
  page: { url: string | null; id: string | null };
  journey: { pages: readonly string[]; query: readonly { name: string; value: string }[] };
  /** What distinguishes a person from a program; assessed on the server. */
  human: {
    /** The honeypot field's content: a person leaves it empty. */
    honeypot: string;
    /** When the form was first shown, epoch milliseconds by the shopper's clock; null when unknown. */
    openedAt: number | null;
    /** Answer of a verification widget. */
    token: string | null;
  };
}

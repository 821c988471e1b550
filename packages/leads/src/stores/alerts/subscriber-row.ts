import type { Subscriber } from "../../returning/alerts/alert.ts";
import { numberOf, type Row, textOf } from "../sql/row.ts";

/** A subscriber as it is stored. */
export const subscriberOf = (row: Row): Subscriber => ({
  tenant: textOf(row, "tenant"),
  id: textOf(row, "id"),
  email: textOf(row, "email"),
  emailKey: textOf(row, "email_key"),
  token: textOf(row, "token"),
  createdAt: numberOf(row, "created_at"),
});

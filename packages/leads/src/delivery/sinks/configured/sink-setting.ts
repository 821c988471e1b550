import type { FieldMapping } from "../wire-value.ts";

/** How a configured sink proves who it is. Secrets are named, never written down: the site looks them up. */
export type SinkAuthSetting =
  | { kind: "none" }
  | { kind: "basic"; user: string; passwordSecret: string }
  | { kind: "bearer"; tokenSecret: string };

/** One destination of a tenant's leads, as its file says it. Routes name it by `name`. */
export type SinkSetting =
  | { kind: "dashboard"; name: string; url: string; path?: string | undefined; auth: SinkAuthSetting }
  | { kind: "mail"; name: string; to: readonly string[] }
  | { kind: "adf-mail"; name: string; to: readonly string[] }
  | { kind: "adf-http"; name: string; url: string; auth: SinkAuthSetting }
  | { kind: "webhook"; name: string; url: string; secrets: readonly string[] }
  | {
      kind: "car-clarity";
      name: string;
      url: string;
      path?: string | undefined;
      auth: SinkAuthSetting;
      fields?: readonly FieldMapping[] | undefined;
    }
  | {
      kind: "form-endpoint";
      name: string;
      url: string;
      auth: SinkAuthSetting;
      fields?: readonly (FieldMapping & { objectTypeId?: string | undefined })[] | undefined;
      subscriptions?: readonly { field: string; subscriptionTypeId: number }[] | undefined;
    };

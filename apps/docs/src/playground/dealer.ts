import type { SettingsFile } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";

/** A demo dealer as the build has read it: its content, and the files that its settings come from. */
export interface Dealer {
  readonly content: TenantContent;
  readonly tenant: SettingsFile;
  readonly presets: readonly (readonly [name: string, file: SettingsFile])[];
}

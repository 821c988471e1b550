import { explain, layerTitle, settingRows, type ResolvedTenant } from "@forecourt/tenant-config";

/** One setting of a site as the desk lists it. */
export interface ShownSetting {
  path: string;
  description: string;
  value: string;
  setBy: string;
  /** What weaker layers set it to, strongest first. */
  overrides: readonly string[];
}

const WIDEST = 160;
const written = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;
};

/** The sections settings stand in, in the order of the reference. */
export const settingSections = (): readonly string[] => [
  ...new Set(settingRows().map(({ path }) => path.split(".")[0] ?? path)),
];

/** The settings below a path, with the layer that set each; none where there is no such path. */
export function settingsBelow(tenant: ResolvedTenant, path: string): ShownSetting[] {
  const explained = explain(tenant, path);
  if (!explained.ok) return [];
  return explained.settings.map(({ path: at, description, value, setBy, overrides }) => ({
    path: at,
    description,
    value: written(value),
    setBy: layerTitle(setBy),
    overrides: overrides.map((layer) => `${written(layer.value)} by ${layerTitle(layer)}`),
  }));
}

import { notFound } from "next/navigation";
import { explain, layerTitle, settingField, type SettingField } from "@forecourt/tenant-config";
import { draftStore } from "#server/drafts/draft-store.ts";
import { changeOf, shownTarget } from "#server/drafts/draft-target.ts";
import { isPlatformSetting, writeSettingValue } from "#server/drafts/setting-values.ts";
import { openDeskOf } from "#server/desk/open-desk.ts";
import { mayDo } from "#server/desk/roles.ts";
import { ActForm } from "../../../../_parts/act-form.tsx";
import { DeskPage } from "../../../../_parts/desk-page.tsx";
import { DeskTable } from "../../../../_parts/desk-table.tsx";
import { Unsaved } from "../../../../_parts/unsaved.tsx";

export const metadata = { title: "Setting" };

/** One setting of a site: what each layer says, and a form that changes it in the site's draft. */
export default async function SettingPage({
  params,
  searchParams,
}: PageProps<"/desk/sites/[site]/settings/[path]">) {
  const [{ site: slug, path: given }, { done }] = [await params, await searchParams];
  const path = decodeURIComponent(given);
  const desk = await openDeskOf(slug);
  const field = settingField(path);
  const explained = explain(desk.content.tenant, path);
  const [setting] = explained.ok ? explained.settings : [];
  if (field === null || !setting) notFound();
  const store = draftStore(desk.wiring.dataDirectory);
  const { draft } = await store.get(slug);
  const change = changeOf(draft, { path });
  const { seen } = await shownTarget(desk.wiring, slug, { path });
  const own =
    done === "lost" || done === "unreadable" ? await store.unsaved(slug, desk.session.user.name) : null;
  const unsaved = own?.target === path ? own.text : null;
  const value = change && "value" in change ? change.value : setting.value;
  const mayChange = mayDo(desk.session.user, isPlatformSetting(path) ? "platform" : "settings", slug);
  return (
    <DeskPage desk={desk} title={path} command={`tenant explain ${slug} ${path}`} done={done}>
      <p>{setting.description}</p>
      <DeskTable
        caption="What each layer says"
        heads={["Layer", "Value"]}
        rows={[setting.setBy, ...setting.overrides].map((layer) => ({
          key: layerTitle(layer),
          cells: [layerTitle(layer), <code key="value">{JSON.stringify(layer.value)}</code>],
        }))}
        empty=""
      />
      {unsaved === null ? null : (
        <Unsaved now={JSON.stringify(value) ?? "nothing"} text={unsaved} isLost={done === "lost"} />
      )}
      {mayChange ? (
        <>
          <ActForm
            session={desk.session}
            action="/api/desk/drafts"
            fields={{ site: slug, path, act: "set", seen }}
            label="Put into the draft"
            kind="primary"
          >
            <Field field={field} text={unsaved ?? writeSettingValue(field, value)} />
          </ActForm>
          {setting.setBy.kind === "tenant" ? (
            <ActForm
              session={desk.session}
              action="/api/desk/drafts"
              fields={{ site: slug, path, act: "unset", seen }}
              label="Take the dealer's own value away"
            />
          ) : null}
        </>
      ) : (
        <p className="fc-quiet">Your role does not change this setting.</p>
      )}
      <p>
        <a href={`/desk/sites/${slug}/draft`}>The draft of {slug}</a>
        {draft ? `, with ${draft.changes.length} changes` : ", which is empty"}
      </p>
    </DeskPage>
  );
}

function Field({ field: { kind, choices, nullable }, text }: { field: SettingField; text: string }) {
  const common = { name: "value", className: "fc-input", defaultValue: text };
  const options = kind === "flag" ? ["true", "false"] : choices;
  return (
    <label>
      {nullable ? "Value (empty for none)" : "Value"}
      {options.length > 0 ? (
        <select {...common}>
          {nullable ? <option value="">none</option> : null}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : kind === "number" ? (
        <input {...common} type="number" step="any" required={!nullable} />
      ) : kind === "text" ? (
        <input {...common} className="fc-input desk-wide" />
      ) : (
        <textarea {...common} className="fc-input desk-wide" rows={12} spellCheck={false} />
      )}
    </label>
  );
}

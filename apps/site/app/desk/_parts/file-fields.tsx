import { fileFields } from "#server/desk/views/file-fields.ts";
import { DeskTable } from "./desk-table.tsx";

/** What may stand in a file or in an entry of it, by its schema. */
export function FileFields({ name }: { name: string }) {
  return (
    <details>
      <summary>What may stand here</summary>
      <DeskTable
        caption="What may stand here"
        heads={["Name", "What it says"]}
        rows={fileFields(name).map((field) => ({
          key: field.name,
          cells: [<code key="name">{field.name}</code>, `${field.about}${field.isNeeded ? " Needed." : ""}`],
        }))}
        empty="Each text under the text that stands now."
      />
    </details>
  );
}

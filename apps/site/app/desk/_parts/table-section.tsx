import { DeskSection } from "./desk-section.tsx";
import { DeskTable, type DeskTableProps } from "./desk-table.tsx";

interface TableSectionProps extends Omit<DeskTableProps, "caption"> {
  id: string;
  title: string;
}

/** A part of a page that is one table. */
export function TableSection({ id, title, ...table }: TableSectionProps) {
  return (
    <DeskSection id={id} title={title}>
      <DeskTable caption={title} {...table} />
    </DeskSection>
  );
}

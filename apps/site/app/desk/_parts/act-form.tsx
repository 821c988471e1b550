import type { ReactNode } from "react";
import { Button, type ButtonKind } from "@forecourt/ui/button";
import type { DeskSession } from "#server/desk/desk-session.ts";

/** One button that does something: a plain form, so that it works without a script. */
export function ActForm({
  session,
  action,
  fields,
  label,
  kind = "quiet",
  children,
}: {
  session: DeskSession;
  action: string;
  fields: Readonly<Record<string, string>>;
  label: string;
  kind?: ButtonKind;
  children?: ReactNode;
}) {
  return (
    <form method="post" action={action} className="desk-filter">
      {Object.entries({ ...fields, token: session.token }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" kind={kind}>
        {label}
      </Button>
    </form>
  );
}

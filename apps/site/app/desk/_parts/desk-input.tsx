import type { InputHTMLAttributes } from "react";

/** An input under its name. */
export function DeskInput({ label, ...input }: InputHTMLAttributes<HTMLInputElement> & { label: string }) {
  return (
    <label>
      {label}
      <input className="fc-input" {...input} />
    </label>
  );
}

/** A text as it is, such as a request or a document, which scrolls by itself. */
export function DeskText({ label, text }: { label: string; text: string }) {
  return (
    // A region that scrolls is reached by keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="desk-text" aria-label={label} tabIndex={0}>
      <pre>{text}</pre>
    </section>
  );
}

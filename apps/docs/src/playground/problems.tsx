/** What is wrong, a sentence a line; read out when it changes. */
export function Problems({ id, texts }: { readonly id: string; readonly texts: readonly string[] }) {
  return (
    <output id={id} className="pg-problems">
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </output>
  );
}

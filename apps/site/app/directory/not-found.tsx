export default function DirectoryNotFound() {
  return (
    <div className="fc-empty">
      <h1>Nothing is here</h1>
      <p>
        <a href="/">See the demo dealers</a>
      </p>
    </div>
  );
}

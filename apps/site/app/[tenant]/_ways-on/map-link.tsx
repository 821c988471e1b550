/** An address of the dealer's, which leads to its map where it has one. */
export const MapLink = ({ full, mapUrl }: { full: string; mapUrl: string | null }) =>
  mapUrl ? (
    <a href={mapUrl} target="_blank" rel="noopener noreferrer">
      {full}
    </a>
  ) : (
    full
  );

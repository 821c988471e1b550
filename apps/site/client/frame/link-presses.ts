/** A press that opens a link here, and not in another tab or window. */
export const opensHere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: MouseEvent): boolean => button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);

/** A press that opens a link here, and not in another tab or window. */
export const opensHere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: MouseEvent): boolean => button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);

/** Sent to the window when a link is followed: what is on its way for the present page must not take its place. */
export const FOLLOWS_LINK = "followslink";

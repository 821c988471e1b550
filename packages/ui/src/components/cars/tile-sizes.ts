/** How wide a tile's picture is rendered in one column, two, or three and more, the page's margins and gaps taken off. */
export const TILE_SIZES = "(max-width: 575px) 92vw, (max-width: 1199px) 46vw, 411px";
/** In a list, beside its filters: the whole width below 768 px, a third of it up to 1200, then a quarter. A list says it a hundred times, so it has no blanks to spare. */
export const LIST_TILE_SIZES = "(max-width:767px) 100vw,(max-width:1199px) 33vw,25vw";
/** In a row, where the picture is small. */
export const ROW_SIZES = "(max-width:991px) 120px,160px";

/**
 * Returns the size of the window in which a page is shown. Below a width of 600 pixels, the height is that
 * of a phone, otherwise that of a window on a desktop computer.
 */
export const viewportOf = (width: number) => ({ width, height: width < 600 ? 844 : 900 });

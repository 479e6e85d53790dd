/** Returns the size of a browser window with this width: that of a phone, or of a desktop's window. */
export const viewportOf = (width: number) => ({ width, height: width < 600 ? 844 : 900 });

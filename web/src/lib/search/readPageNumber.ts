/** Returns the number of a page from a URL's query; 1 without a valid number. */
export const readPageNumber = (text: string | null): number =>
  /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1;

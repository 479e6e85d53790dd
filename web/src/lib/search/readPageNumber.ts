/** Reads a page number from a query parameter; 1 when it is missing or invalid. */
export const readPageNumber = (text: string | null): number =>
  /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1;

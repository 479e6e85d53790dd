/** The byte order mark. It makes spreadsheet programs read a CSV file as UTF-8. */
export const BOM = '\uFEFF';

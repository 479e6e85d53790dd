const REPLACED: [string, string][] = [
  ['㈱', '株式会社'],
  ['(株)', '株式会社'],
  ['（株）', '株式会社'],
  [' ', ''],
  ['　', ''],
  ['.', ''],
  ['．', ''],
  ['#', ''],
];

/**
 * Returns the normalized form of a company name, which is the id of its entry in the catalogue. Spellings
 * that differ only in case, spaces, full stops, `#` or the abbreviation of 株式会社 have the same form.
 */
export function normalizeName(name: string): string {
  let result = name.toLowerCase();
  REPLACED.forEach(([from, to]) => {
    result = result.split(from).join(to);
  });
  return result;
}

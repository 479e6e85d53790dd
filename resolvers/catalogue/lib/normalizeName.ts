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
 * The normalized form of a company's name, which is its id: spellings of the same company get the same id.
 */
export function normalizeName(name: string): string {
  let result = name.toLowerCase();
  REPLACED.forEach(([from, to]) => {
    result = result.split(from).join(to);
  });
  return result;
}

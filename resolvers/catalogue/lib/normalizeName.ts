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

/** A name as an address: what is written differently and means the same company is the same. */
export function normalizeName(name: string): string {
  let result = name.toLowerCase();
  REPLACED.forEach(([from, to]) => {
    result = result.split(from).join(to);
  });
  return result;
}

import { CompanyLimits } from '../../../model/limits/CompanyLimits';
import { visibleText } from '../../../model/visibleText';
import { invalid } from '../../lib/resolver';

const BREAKS = ['\n', '\t', '\u2028', '\u2029'];

/**
 * Returns the id for a company's name. A name that is blank, too long, or has invisible or line-breaking characters is
 * `InvalidInput`.
 */
export function checkCompanyName(name: string): string {
  const id = normalizeName(name);
  const isOneLine = visibleText(name) === name && !BREAKS.some((sign) => name.includes(sign));
  if (id === '' || name.length > CompanyLimits.name || !isOneLine)
    invalid('input.name', `1..${CompanyLimits.name}`);
  return id;
}

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

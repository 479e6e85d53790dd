import { CompanyLimits } from '../../../model/limits/CompanyLimits';
import { visibleText } from '../../../model/visibleText';
import { invalid } from '../../lib/resolver';
import { normalizeName } from './normalizeName';

const BREAKS = ['\n', '\t', '\u2028', '\u2029'];

/**
 * Returns the id of a company name, which is its normalized form. Throws `InvalidInput` if the name is blank, too long,
 * or contains line breaks or invisible characters.
 */
export function checkCompanyName(name: string): string {
  const id = normalizeName(name);
  const isOneLine = visibleText(name) === name && !BREAKS.some((sign) => name.includes(sign));
  if (id === '' || name.length > CompanyLimits.name || !isOneLine)
    invalid('input.name', `1..${CompanyLimits.name}`);
  return id;
}

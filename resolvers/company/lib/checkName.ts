import { CompanyLimits } from '../../../model/limits/CompanyLimits';
import { visibleText } from '../../../model/visibleText';
import { invalid } from '../../lib/invalid';
import { normalised } from './normalised';

const BREAKS = ['\n', '\t', '\u2028', '\u2029'];

/**
 * The id that a company's name gives it. A blank name, one that is too long, and one that holds characters that are not
 * shown or that break the line are `InvalidInput`.
 */
export function checkName(name: string): string {
  const id = normalised(name);
  const isOneLine = visibleText(name) === name && !BREAKS.some((sign) => name.includes(sign));
  if (id === '' || name.length > CompanyLimits.name || !isOneLine)
    invalid('input.name', `1..${CompanyLimits.name}`);
  return id;
}

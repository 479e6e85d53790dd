import { util } from '@aws-appsync/utils';
import { isLongerThan } from '../../../model/isLongerThan';
import { CompanyLimits } from '../../../model/limits/CompanyLimits';
import { isVisibleLine } from '../../../model/rules/isVisibleLine';
import { invalid } from '../../lib/resolver';
import { normalizeName } from './normalizeName';

/**
 * Returns the id of a company name, which is its normalized form. Throws `InvalidInput` if the name is blank, too long,
 * or contains line breaks or invisible characters.
 */
export function checkCompanyName(name: string): string {
  const id = normalizeName(util.str.normalize(name, 'nfc'));
  if (id === '' || isLongerThan(name, CompanyLimits.name) || !isVisibleLine(name))
    invalid('input.name', `1..${CompanyLimits.name}`);
  return id;
}

import { CompanyLimits } from '../../../model/limits/CompanyLimits';
import { invalid } from '../../lib/invalid';
import { normalised } from './normalised';

/** The id that a company's name gives it; a blank name and one that is too long are `InvalidInput`. */
export function checkName(name: string): string {
  const id = normalised(name);
  if (id === '' || name.length > CompanyLimits.name) invalid('input.name', `1..${CompanyLimits.name}`);
  return id;
}

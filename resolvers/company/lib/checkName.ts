import { CompanyLimits } from '../../../model/limits/CompanyLimits';
import { invalid } from '../../lib/invalid';
import { normalised } from './normalised';

/** Returns the id for a company's name; a blank or too long name is `InvalidInput`. */
export function checkName(name: string): string {
  const id = normalised(name);
  if (id === '' || name.length > CompanyLimits.name) invalid('input.name', `1..${CompanyLimits.name}`);
  return id;
}

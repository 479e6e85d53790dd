import { containsForeignLink } from '../../../../model/rules/posting/containsForeignLink';
import { containsMailAddress } from '../../../../model/rules/posting/containsMailAddress';
import { containsTelephoneNumber } from '../../../../model/rules/posting/containsTelephoneNumber';
import { isReservedName } from '../../../../model/rules/isReservedName';

/**
 * Returns whether a name that a person has added to the dictionary of companies should be looked at: it has a way to
 * get into contact, or imitates a name of the operator.
 */
export const isDoubtfulName = (name: string): boolean =>
  containsMailAddress(name) ||
  containsTelephoneNumber(name) ||
  containsForeignLink(name, []) ||
  isReservedName(name);

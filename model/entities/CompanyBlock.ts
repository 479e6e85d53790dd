import { sharedMailDomains } from '../blocks/sharedMailDomains';
import { declareEntity } from '../declareEntity';
import { CompanyBlockLimits } from '../limits/CompanyBlockLimits';
import { record } from '../visibility/rules';
import { User } from './User';

/**
 * A company to which a talent's profile is private. It is found by its name and, if given, by the mail domain of its
 * members. Nobody but the talent reads it, administrators included.
 */
export const CompanyBlock = declareEntity({
  name: 'CompanyBlock',
  in: User,
  isPrivate: true,
  parent: 'userID',
  perParent: CompanyBlockLimits.perPerson,
  owner: 'owner',
  access: { create: ['owner'], delete: ['owner'] },
  limits: { name: CompanyBlockLimits.name, domain: { sharedDomains: sharedMailDomains } },
  visibleLines: ['name'],
  fields: [{ fields: `${record} owner userID name domain`, owner: true }],
});

import { entity } from '../Entity';
import { ownerOnly, record } from '../visibility/rules';
import { User } from './User';

/**
 * At most one use per benefit: the benefit is part of the id. Its states: model/transitions/BenefitTransitions.
 */
export const UserEmployeeBenefits = entity({
  name: 'UserEmployeeBenefits',
  in: User,
  isPrivate: true,
  id: ['employeeBenefitID'],
  parent: 'userID',
  owner: 'owner',
  access: {},
  fields: [ownerOnly(`${record} userID employeeBenefitID status employeeBenefit user owner`)],
});

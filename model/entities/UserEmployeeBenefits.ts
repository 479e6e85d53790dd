import { declareEntity } from '../declareEntity';
import { ownerOnly, record } from '../visibility/rules';
import { User } from './User';

/**
 * A talent's use of an employee benefit, at most one for each benefit, because the benefit is part of the id. Its
 * states are declared in model/transitions/BenefitTransitions.
 */
export const UserEmployeeBenefits = declareEntity({
  name: 'UserEmployeeBenefits',
  in: User,
  isPrivate: true,
  id: ['employeeBenefitID'],
  parent: 'userID',
  owner: 'owner',
  access: {},
  fields: [ownerOnly(`${record} userID employeeBenefitID status employeeBenefit user owner`)],
});

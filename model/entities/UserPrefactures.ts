import { declareEntity } from '../declareEntity';
import { everyone, ownerOnly, record } from '../visibility/rules';
import { User } from './User';

/**
 * A prefecture in which a talent can work. Its update has a custom resolver, because a talent who wants to
 * work at an office must keep at least one selected prefecture.
 */
export const UserPrefactures = declareEntity({
  name: 'UserPrefactures',
  in: User,
  id: ['prefactureID'],
  parent: 'userID',
  owner: 'owner',
  access: { create: ['owner', 'admin'] },
  fields: [everyone(`${record} userID prefactureID isSelected prefacture`), ownerOnly('owner')],
  relations: { prefacture: { kind: 'one', entity: 'Prefacture', by: 'prefactureID' } },
});

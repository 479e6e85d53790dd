import { entity } from '../Entity';
import { everyone, ownerOnly, record } from '../visibility/rules';
import { User } from './User';

export const UserPrefactures = entity({
  name: 'UserPrefactures',
  in: User,
  id: ['prefactureID'],
  parent: 'userID',
  owner: 'owner',
  access: { create: ['owner', 'admin'], update: ['owner', 'admin'] },
  fields: [everyone(`${record} userID prefactureID isSelected prefacture`), ownerOnly('owner')],
  relations: { prefacture: { kind: 'one', entity: 'Prefacture', by: 'prefactureID' } },
});

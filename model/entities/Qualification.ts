import { entity } from '../Entity';
import { everyone } from '../visibility/everyone';
import { ownerOnly } from '../visibility/ownerOnly';
import { record } from '../visibility/record';
import { User } from './User';

export const Qualification = entity({
  name: 'Qualification',
  plural: 'Qualifications',
  in: User,
  parent: 'userID',
  owner: 'owners',
  access: {
    create: ['owner', 'admin'],
    update: ['owner', 'admin'],
    delete: ['owner', 'admin'],
  },
  fields: [
    everyone(`${record} name organization userID releaseDate expirationDate isNoExpiry`),
    ownerOnly('owners'),
  ],
});

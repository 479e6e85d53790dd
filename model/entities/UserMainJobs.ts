import { declareEntity } from '../declareEntity';
import { everyone, ownerOnly, record } from '../visibility/rules';
import { User } from './User';

export const UserMainJobs = declareEntity({
  name: 'UserMainJobs',
  in: User,
  id: ['jobID'],
  parent: 'userID',
  owner: 'owner',
  access: {
    create: ['owner', 'admin'],
    update: ['owner', 'admin'],
    delete: ['owner', 'admin'],
  },
  fields: [everyone(`${record} userID jobID isPositive isSelected job`), ownerOnly('owner')],
  rows: { shownIf: 'isSelected isPositive' },
  relations: { job: { kind: 'one', entity: 'Job', by: 'jobID' } },
});

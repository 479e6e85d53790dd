import { entity } from '../Entity';
import { everyone, ownerOnly, record } from '../visibility/rules';
import { WorkHistory } from './WorkHistory';

export const WorkHistoryDivision = entity({
  name: 'WorkHistoryDivision',
  in: WorkHistory,
  parent: 'workHistoryID',
  owner: 'owner',
  access: { create: ['owner', 'admin'], delete: ['owner', 'admin'] },
  fields: [everyone(`${record} workHistoryID name`), ownerOnly('owner')],
});

import { entity } from '../Entity';
import { everyone } from '../visibility/everyone';
import { ownerOnly } from '../visibility/ownerOnly';
import { record } from '../visibility/record';
import { WorkHistory } from './WorkHistory';

export const WorkHistoryDivision = entity({
  name: 'WorkHistoryDivision',
  in: WorkHistory,
  parent: 'workHistoryID',
  owner: 'owner',
  access: { create: ['owner', 'admin'], delete: ['owner', 'admin'] },
  fields: [everyone(`${record} workHistoryID name`), ownerOnly('owner')],
});

import { declareEntity } from '../declareEntity';
import { everyone, ownerOnly, record } from '../visibility/rules';
import { WorkHistory } from './WorkHistory';

export const WorkHistoryDivision = declareEntity({
  name: 'WorkHistoryDivision',
  in: WorkHistory,
  parent: 'workHistoryID',
  owner: 'owner',
  access: { create: ['owner', 'admin'], delete: ['owner', 'admin'] },
  fields: [everyone(`${record} workHistoryID name`), ownerOnly('owner')],
});

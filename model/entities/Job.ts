import { declareEntity } from '../declareEntity';
import { everyone, record } from '../visibility/rules';

export const Job = declareEntity({
  name: 'Job',
  table: 'Catalog',
  lists: [{ field: 'listJobs', index: 'byPosition' }],
  referencedInSearchBy: 'jobIDs',
  hasUniqueNames: true,
  access: {
    get: ['guest', 'signedIn'],
    list: ['guest', 'signedIn'],
    create: ['admin'],
    update: ['admin'],
    delete: ['admin'],
  },
  fields: [everyone(`${record} type position name color`)],
});

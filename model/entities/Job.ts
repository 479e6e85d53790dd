import { entity } from '../Entity';
import { everyone } from '../visibility/everyone';
import { record } from '../visibility/record';

export const Job = entity({
  name: 'Job',
  table: 'Catalog',
  lists: [{ field: 'listJobs', index: 'byPosition' }],
  referencedInSearchBy: 'jobIDs',
  access: {
    get: ['guest', 'signedIn'],
    list: ['guest', 'signedIn'],
    create: ['admin'],
    update: ['admin'],
    delete: ['admin'],
  },
  fields: [everyone(`${record} type position name color`)],
});

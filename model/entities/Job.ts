import { entity } from '../Entity';
import { everyone } from '../visibility/everyone';
import { record } from '../visibility/record';

export const Job = entity({
  name: 'Job',
  plural: 'Jobs',
  table: 'Catalog',
  listIndex: 'byPosition',
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

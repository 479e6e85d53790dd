import { declareEntity } from '../declareEntity';
import { everyone, record } from '../visibility/rules';

export const Prefacture = declareEntity({
  name: 'Prefacture',
  table: 'Catalog',
  lists: [
    { field: 'listPrefactures', index: 'byPosition' },
    { field: 'listPrefacturesByOrderByPosition', index: 'byPosition' },
  ],
  referencedInSearchBy: 'prefectureIDs',
  hasUniqueNames: true,
  access: {
    get: ['guest', 'signedIn'],
    list: ['guest', 'signedIn'],
    create: ['admin'],
    update: ['admin'],
    delete: ['admin'],
  },
  fields: [everyone(`${record} type position name area`)],
});

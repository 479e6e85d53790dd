import { declareEntity } from '../declareEntity';
import { everyone, record } from '../visibility/rules';

export const SkillTag = declareEntity({
  name: 'SkillTag',
  table: 'Catalog',
  lists: [
    { field: 'listSkillTags', index: 'byPosition' },
    { field: 'listSkillTagsByOrderByPosition', index: 'byPosition' },
  ],
  referencedInSearchBy: 'skillIDs',
  hasUniqueNames: true,
  access: {
    list: ['guest', 'signedIn'],
    create: ['admin'],
    update: ['admin'],
    delete: ['admin'],
  },
  fields: [everyone(`${record} type position name kana lead skillTagSkillId`)],
});

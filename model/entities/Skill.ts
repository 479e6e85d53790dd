import { declareEntity } from '../declareEntity';
import { everyone, record } from '../visibility/rules';

export const Skill = declareEntity({
  name: 'Skill',
  table: 'Catalog',
  lists: [
    { field: 'listSkills', index: 'byPosition' },
    { field: 'listSkillsByOrderByPosition', index: 'byPosition' },
  ],
  referencedInSearchBy: 'skillIDs',
  hasUniqueNames: true,
  access: {
    list: ['guest', 'signedIn'],
    create: ['admin'],
    update: ['admin'],
    delete: ['admin'],
  },
  fields: [everyone(`${record} type position name kana skillJobId skillCategorySkillsId`)],
});

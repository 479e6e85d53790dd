import { declareEntity } from '../declareEntity';
import { everyone, record } from '../visibility/rules';

export const SkillCategory = declareEntity({
  name: 'SkillCategory',
  table: 'Catalog',
  lists: [{ field: 'listSkillCategories', index: 'byPosition' }],
  hasUniqueNames: true,
  access: {
    list: ['guest', 'signedIn'],
    create: ['admin'],
    update: ['admin'],
  },
  fields: [everyone(`${record} type position name jobSkillCategoriesId`)],
});

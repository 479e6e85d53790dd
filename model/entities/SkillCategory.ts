import { entity } from '../Entity';
import { everyone, record } from '../visibility/rules';

export const SkillCategory = entity({
  name: 'SkillCategory',
  table: 'Catalog',
  lists: [{ field: 'listSkillCategories', index: 'byPosition' }],
  access: {
    list: ['guest', 'signedIn'],
    create: ['admin'],
    update: ['admin'],
  },
  fields: [everyone(`${record} type position name jobSkillCategoriesId`)],
});

import type { SkillCatalogueQuery } from '../../../generated/editSkills';
import type { SkillEntry } from './SkillEntry';

/**
 * Combines the catalogues of skills and of skill tags into one list. A tag gets the category and the
 * occupation of the skill that it belongs to.
 */
export function buildSkillEntries(catalogue: SkillCatalogueQuery): SkillEntry[] {
  const { listSkills, listSkillTags, listSkillCategories } = catalogue;
  const categories = new Map(listSkillCategories.items.map(({ id, name }) => [id, name]));
  const skills = new Map(
    listSkills.items.map((skill): [string, SkillEntry] => [
      skill.id,
      {
        ...{ id: skill.id, name: skill.name, kana: skill.kana, field: 'skillSetSkillId' },
        category: categories.get(skill.skillCategorySkillsId ?? '') ?? '',
        occupation: skill.skillJobId,
      },
    ]),
  );
  const tags = listSkillTags.items.map(({ id, name, kana, skillTagSkillId }): SkillEntry => {
    const { category = '', occupation = null } = skills.get(skillTagSkillId ?? '') ?? {};
    return { id, name, kana, field: 'skillSetSkillTagId', category, occupation };
  });
  return [...tags, ...skills.values()];
}

import { Job } from '../../../model/entities/Job';
import { Prefacture } from '../../../model/entities/Prefacture';
import { Skill } from '../../../model/entities/Skill';
import { SkillCategory } from '../../../model/entities/SkillCategory';
import { SkillTag } from '../../../model/entities/SkillTag';
import type { BundledEntity } from '../../../model/BundledEntity';
import { seedItem } from '../lib/seedItem';
import type { StoredItem } from '../lib/StoredItem';
import { catalogueId } from './catalogueId';
import { occupations } from './occupations';
import { prefactures } from './prefactures';
import { readings } from './readings';
import { skills as skillGroups } from './skills';

/** The creation time of every seeded catalogue entry. */
const PUBLISHED = '2025-01-01T00:00:00.000Z';

function entry(
  entity: BundledEntity,
  index: number,
  values: Record<string, unknown> & { name: string },
): StoredItem {
  const { name } = entity;
  const place = { type: name, listKey: name, position: index + 1 };
  return seedItem(entity, catalogueId(name, values.name), PUBLISHED, { ...place, ...values });
}

/**
 * Builds all seeded catalogue entries: prefectures, occupations, skill categories, skills and skill tags.
 * Skills refer to their category and occupation, skill tags to their skill.
 */
export function catalogueItems(): StoredItem[] {
  const skills = skillGroups.flatMap(({ category, occupation, skills: list }) =>
    list.map((skill) => ({ ...skill, category, occupation })),
  );
  const tags = skills.flatMap(({ name, lead, tags: list }) =>
    list.map((tag) => ({ tag, skill: name, lead })),
  );
  return [
    ...prefactures
      .flatMap(({ area, names }) => names.map((name) => ({ name, area })))
      .map((values, index) => entry(Prefacture, index, values)),
    ...occupations.map((values, index) => entry(Job, index, values)),
    ...skillGroups.map(({ category, occupation }, index) =>
      entry(SkillCategory, index, { name: category, jobSkillCategoriesId: catalogueId('Job', occupation) }),
    ),
    ...skills.map(({ name, category, occupation }, index) =>
      entry(Skill, index, {
        name,
        kana: readings[name],
        skillJobId: catalogueId('Job', occupation),
        skillCategorySkillsId: catalogueId('SkillCategory', category),
      }),
    ),
    ...tags.map(({ tag, skill, lead }, index) =>
      entry(SkillTag, index, {
        name: tag,
        lead,
        kana: readings[tag],
        skillTagSkillId: catalogueId('Skill', skill),
      }),
    ),
  ];
}

import { catalogue } from '../families/catalogue';
import type { Row } from '../support/Row';

/**
 * The expected access to regions, work categories, skills and their tags. Everyone reads them, administrators
 * write them.
 */
export const catalogues: Record<string, Row[]> = {
  Prefacture: catalogue({
    entity: 'Prefacture',
    plural: 'Prefactures',
    record: 'prefacture',
    create: 'name: "県"',
    update: 'name: "県"',
    isReadOne: true,
    isOrdered: true,
    isDeletable: true,
  }),
  Job: catalogue({
    entity: 'Job',
    plural: 'Jobs',
    record: 'category',
    create: 'name: "職種"',
    update: 'name: "職種"',
    isReadOne: true,
    isDeletable: true,
  }),
  SkillCategory: catalogue({
    entity: 'SkillCategory',
    plural: 'SkillCategories',
    record: 'skillCategory',
    create: 'name: "分類"',
    update: 'name: "分類"',
  }),
  Skill: catalogue({
    entity: 'Skill',
    plural: 'Skills',
    record: 'skill',
    create: 'name: "技"',
    update: 'name: "技"',
    isOrdered: true,
    isDeletable: true,
  }),
  SkillTag: catalogue({
    entity: 'SkillTag',
    plural: 'SkillTags',
    record: 'skillTag',
    create: 'name: "札"',
    update: 'name: "札"',
    isOrdered: true,
    isDeletable: true,
  }),
};

import { Skill } from '../../../model/entities/Skill';
import { SkillSet } from '../../../model/entities/SkillSet';
import { SkillTag } from '../../../model/entities/SkillTag';
import type { Entity } from '../../../model/Entity';
import { keyEntry } from '../../../model/keyEntry';
import { entrySnapshot } from '../../../model/snapshots/entrySnapshot';
import { attribute } from '../attribute';

/** Declares the copy of the skill or skill tag in a talent's skill. */
const copyOf = (relation: string, catalogue: Entity) =>
  attribute(SkillSet, relation, ['refreshNamesOfTalents'], async (row, sources) => {
    if (keyEntry(SkillSet, row)?.relation !== relation) return null;
    const entry = await sources.of(catalogue, keyEntry(SkillSet, row)?.id);
    return entry && entrySnapshot(entry);
  });

/** The derived copies of skills and skill tags in the skills of talents. */
export const skillNames = [copyOf('skill', Skill), copyOf('skillTag', SkillTag)];

import { Skill } from '../../../model/entities/Skill';
import { SkillSet } from '../../../model/entities/SkillSet';
import { SkillTag } from '../../../model/entities/SkillTag';
import type { BundledEntity } from '../../../model/BundledEntity';
import { keyEntry } from '../../../model/keyEntry';
import { entrySnapshot } from '../../../model/snapshots/entrySnapshot';
import { attribute } from '../attribute';
import { wholeEntity } from '../../../model/wholeEntity';

/** Declares the copy of the skill or skill tag in a talent's skill. */
const copyOf = (relation: string, catalogue: BundledEntity) =>
  attribute(SkillSet, relation, ['refreshNamesOfTalents'], async (row, sources) => {
    if (keyEntry(wholeEntity(SkillSet), row)?.relation !== relation) return null;
    const entry = await sources.of(catalogue, keyEntry(wholeEntity(SkillSet), row)?.id);
    return entry && entrySnapshot(entry);
  });

/** The derived copies of skills and skill tags in the skills of talents. */
export const skillNames = [copyOf('skill', Skill), copyOf('skillTag', SkillTag)];

import type { SkillGroup } from './SkillGroup';
import { businessSkills } from './skills/businessSkills';
import { corporateSkills } from './skills/corporateSkills';
import { dataSkills } from './skills/dataSkills';
import { designSkills } from './skills/designSkills';
import { platformSkills } from './skills/platformSkills';
import { webSkills } from './skills/webSkills';

/** Every skill category, in the order in which the skill screens show them. */
export const skillGroups: SkillGroup[] = [
  ...webSkills,
  ...platformSkills,
  ...dataSkills,
  ...designSkills,
  ...businessSkills,
  ...corporateSkills,
];

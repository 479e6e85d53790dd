import json from '../data/skills.json';
import type { OccupationName } from './occupations';

/** A skill category with its skills. Each skill has tags, and jobs and profiles refer to these tags. */
export interface SkillGroup {
  category: string;
  occupation: OccupationName;
  skills: { name: string; lead: string; tags: string[] }[];
}

/** The skill categories, in the order in which the screens about skills show them. */
export const skills = json as SkillGroup[];

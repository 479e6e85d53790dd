import json from '../data/skills.json';
import type { OccupationName } from './occupations';

/** A skill category with its skills; each skill has the tags by which jobs and profiles refer to it. */
export interface SkillGroup {
  category: string;
  occupation: OccupationName;
  skills: { name: string; lead: string; tags: string[] }[];
}

/** Every skill category, in the order in which the skill screens show them. */
export const skills = json as SkillGroup[];

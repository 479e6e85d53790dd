import type { OccupationName } from './occupations';

/** One SkillCategory with its skills; each skill lists the tags that stand for it in jobs and profiles. */
export interface SkillGroup {
  category: string;
  occupation: OccupationName;
  skills: { name: string; lead: string; tags: string[] }[];
}

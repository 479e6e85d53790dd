import json from '../data/skillReleaseYears.json';

/**
 * The first year in which a recent skill, such as a technology, could be used at work, by the skill's name.
 * It limits the years of experience that demo talents have with the skill.
 */
export const skillReleaseYears: Record<string, number> = json;

import json from '../data/skillReleaseYears.json';

/**
 * For each recent skill, such as a technology, the first year in which it could be used at work. No demo
 * talent has more years of experience with a skill than it has existed.
 */
export const skillReleaseYears: Record<string, number> = json;

import json from '../data/skillReleaseYears.json';

/**
 * For each skill that did not always exist, the first year in which it could be used at work. No demo talent has more
 * years of experience with it.
 */
export const skillReleaseYears: Record<string, number> = json;

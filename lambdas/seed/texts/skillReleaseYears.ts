import json from '../data/skillReleaseYears.json';

/** The first year in which a skill could be used at work: nobody has more years of experience with it. */
export const skillReleaseYears: Record<string, number> = json;

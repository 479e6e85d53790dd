import json from '../data/prefactures.json';

/** The 47 prefectures in the order of their JIS codes, grouped into the eight areas of Japan. */
export const prefactures: { area: string; names: string[] }[] = json;

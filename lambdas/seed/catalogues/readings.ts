import json from '../data/readings.json';

/** The reading in katakana of each catalogue name that contains kanji. Search as you type matches it. */
export const readings: Record<string, string> = json;

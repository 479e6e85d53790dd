import json from '../data/readings.json';

/**
 * The reading in katakana of each catalogue name that contains kanji. With it, a search while the user types finds the
 * name by its reading.
 */
export const readings: Record<string, string> = json;

import json from '../../../model/search/readings.json';

/**
 * The katakana reading of each catalogue name that contains kanji. Suggestions while a user types also match
 * these readings.
 */
export const readings: Record<string, string> = json;

import json from '../data/readings.json';

/**
 * The katakana reading of each catalogue name that contains kanji. The search while a user types finds names
 * by their reading.
 */
export const readings: Record<string, string> = json;

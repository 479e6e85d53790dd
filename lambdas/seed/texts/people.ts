import json from '../data/people.json';

/** A name as written, its reading in katakana, and in Latin letters. */
type Name = [name: string, kana: string, latin: string];

interface PeopleTexts {
  lastNames: Name[];
  femaleNames: Name[];
  maleNames: Name[];
  /** Where talents live. Repeated prefectures make Tokyo and its neighbours more frequent. */
  places: [prefacture: string, town: string, station: string][];
}

/** Names and homes of invented people. */
export const people = json as PeopleTexts;

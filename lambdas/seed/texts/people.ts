import json from '../data/people.json';

/** A first or last name in three forms: as it is written, its reading in katakana, and Latin letters. */
type Name = [name: string, kana: string, latin: string];

interface PeopleTexts {
  lastNames: Name[];
  femaleNames: Name[];
  maleNames: Name[];
  /**
   * The places where demo talents live. Tokyo and its neighbours occur several times, so that more talents
   * live there.
   */
  places: [prefacture: string, town: string, station: string][];
}

/** The names and places of residence from which invented people are generated. */
export const people = json as PeopleTexts;

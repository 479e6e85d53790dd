import type { SeedDay } from '../../lib/SeedDay';
import { talents, type TalentText } from '../../texts/talents';
import type { Person } from '../people/Person';
import { buildTalent } from './buildTalent';
import type { DemoTalent } from './DemoTalent';

/**
 * Assigns an occupation, with its texts, to each of `count` demo talents. Each occupation occurs according to
 * its `share`, and the occupations are evenly mixed.
 */
function assignOccupations(count: number): TalentText[] {
  const total = talents.reduce((sum, { share }) => sum + share, 0);
  const spread = talents.flatMap((text) =>
    Array.from({ length: text.share }, (_, index) => ({ text, place: (index + 0.5) / text.share })),
  );
  const mixed = spread.sort((one, other) => one.place - other.place).map(({ text }) => text);
  return Array.from({ length: count }, (_, index) => mixed[index % total] as TalentText);
}

/** Builds all demo talents except the test talent, which means all who cannot sign in. */
export function buildTalents(day: SeedDay, people: Person[]): DemoTalent[] {
  const texts = assignOccupations(people.length);
  return people.map((person, index) => buildTalent(day, person, texts[index] as TalentText));
}

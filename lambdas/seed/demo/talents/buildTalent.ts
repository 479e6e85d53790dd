import { Random } from '../../lib/Random';
import type { SeedDay } from '../../lib/SeedDay';
import { toDaytime } from '../../lib/toDaytime';
import { people } from '../../texts/people';
import type { TalentText } from '../../texts/talents';
import { generateCareer } from '../histories/generateCareer';
import type { Person } from '../people/Person';
import type { DemoTalent } from './DemoTalent';

const DAY = 86_400_000;

/**
 * The possible years of experience of a demo talent; one is chosen at random. Most are from five to fifteen.
 */
const YEARS = [4, 5, 6, 7, 7, 8, 9, 9, 10, 11, 12, 13, 14, 15, 17, 19, 22, 25];

/**
 * Chooses the number of days since a demo talent's last visit. Nearly half of the talents visited in the last
 * week, some have not visited for months.
 */
function daysSinceVisit(random: Random): number {
  const spread = random.int(1, 100);
  if (spread <= 45) return random.int(0, 6);
  return spread <= 75 ? random.int(7, 29) : random.int(30, 200);
}

/**
 * Builds a demo talent with the given occupation. The same person and day always give the same talent.
 * @param years the years of experience; random by default
 */
export function buildTalent(day: SeedDay, person: Person, text: TalentText, years?: number): DemoTalent {
  const random = new Random(person.key);
  const visited = daysSinceVisit(random);
  const registered = visited + random.int(3, 400);
  const career = generateCareer(random, day, years ?? random.pick(YEARS));
  return {
    person,
    text,
    career,
    random,
    wantsSideWork: random.chance(0.55),
    place: random.pick(people.places),
    // Without the last name, which most talents do not share.
    displayName: random.chance(0.8) ? person.firstName : person.firstNameKana,
    createdAt: toDaytime(day.midnight - registered * DAY - random.int(1, 900) * 60_000),
    lastVisitedAt: toDaytime(day.midnight - visited * DAY - random.int(1, 900) * 60_000),
  };
}

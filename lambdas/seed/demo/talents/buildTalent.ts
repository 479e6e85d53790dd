import { daytime } from '../../lib/daytime';
import { Dice } from '../../lib/Random';
import type { SeedDay } from '../../lib/SeedDay';
import { people } from '../../texts/people';
import type { TalentText } from '../../texts/talents';
import type { DemoTalent } from './DemoTalent';
import { drawCareer } from '../histories/generateCareer';
import { nameFields } from '../people/nameFields';
import type { Person } from '../people/Person';

const DAY = 86_400_000;

/** How long people have worked: most of them five to fifteen years. */
const YEARS = [4, 5, 6, 7, 7, 8, 9, 9, 10, 11, 12, 13, 14, 15, 17, 19, 22, 25];

/** Nearly half were here this week, some not for months. */
function daysSinceVisit(dice: Dice): number {
  const spread = dice.int(1, 100);
  if (spread <= 45) return dice.int(0, 6);
  return spread <= 75 ? dice.int(7, 29) : dice.int(30, 200);
}

/** A talent of this occupation, the same for the same person on the same day; `years` of work, if it matters. */
export function buildTalent(day: SeedDay, person: Person, text: TalentText, years?: number): DemoTalent {
  const dice = new Dice(person.key);
  const visited = daysSinceVisit(dice);
  const registered = visited + dice.int(3, 400);
  const career = drawCareer(dice, day, years ?? dice.pick(YEARS));
  const { name } = nameFields(person);
  return {
    person,
    text,
    career,
    dice,
    wantsSideWork: dice.chance(0.55),
    place: dice.pick(people.places),
    displayName: dice.chance(0.8) ? name : person.firstName,
    createdAt: daytime(day.midnight - registered * DAY - dice.int(1, 900) * 60_000),
    lastVisitedAt: daytime(day.midnight - visited * DAY - dice.int(1, 900) * 60_000),
  };
}

import { catalogueId } from '../../../../lambdas/seed/catalogues/catalogueId';
import { skills } from '../../../../lambdas/seed/catalogues/skills';
import { japanDay } from '../../../../model/japanDay';
import { now } from '../../../support/now';
import { ulid } from '../../../support/ulid';
import type { Fixture } from './Fixture';

const seededSkills = skills.flatMap((group) => group.skills.map(({ name }) => catalogueId('Skill', name)));
/** How many of them fixtures use at most. The people of a fixture keep them as long as a run lasts. */
const KEPT_SKILLS = 20;
let skillsUsed = 0;

const [QUARTER, DAY] = [900_000, 86_400_000];

/** A time in some days, on a quarter of an hour, for meetings. */
const soon = new Date(Math.ceil(now() / QUARTER) * QUARTER + 3 * DAY).toISOString();

/** Returns a skill that was not used before or, in long runs, that was used so long ago that it is free again. */
function nextSkill(): string {
  const used = skillsUsed++;
  if (used < seededSkills.length) return seededSkills[used] ?? '';
  const free = seededSkills.slice(KEPT_SKILLS);
  return free[(used - seededSkills.length) % free.length] ?? '';
}

/**
 * Replaces the placeholders in a call, such as `$job`, by their values. `$ulid` becomes a new ULID, `$soon` a
 * time in some days, `$today` the day in Japan, `$slug` a new URL path, `$seededSkill` a skill of the catalogue, each time
 * another one. Returns undefined if a placeholder has no value.
 */
export function fill(field: string, { names }: Fixture): string | undefined {
  let isWhole = true;
  const filled = field.replace(/\$([a-zA-Z]+(?:\.[a-zA-Z]+)?)/g, (_match, name: string) => {
    if (name === 'ulid') return ulid();
    if (name === 'seededSkill') return nextSkill();
    if (name === 'soon') return soon;
    if (name === 'today') return japanDay(now());
    if (name === 'slug') return `p-${ulid().toLowerCase()}`;
    const value = names.get(name);
    isWhole &&= value !== undefined;
    return value ?? '';
  });
  return isWhole ? filled : undefined;
}

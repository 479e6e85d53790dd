import { catalogueId } from '../../../../lambdas/seed/catalogues/catalogueId';
import { skills } from '../../../../lambdas/seed/catalogues/skills';
import { ulid } from '../../../support/ulid';
import type { Fixture } from './Fixture';

const seededSkills = skills.flatMap((group) => group.skills.map(({ name }) => catalogueId('Skill', name)));
let skillsUsed = 0;

/**
 * Replaces the placeholders in the call of a root field, such as `$job`, by their values. Each `$ulid`
 * becomes a new ULID, each `$slug` a new URL path, each `$seededSkill` the next skill of the catalogue.
 * Returns undefined when a placeholder has no value, because its record could not be created.
 */
export function fill(field: string, { names }: Fixture): string | undefined {
  let isWhole = true;
  const filled = field.replace(/\$([a-zA-Z]+(?:\.[a-zA-Z]+)?)/g, (_match, name: string) => {
    if (name === 'ulid') return ulid();
    if (name === 'seededSkill') return seededSkills[skillsUsed++ % seededSkills.length] ?? '';
    if (name === 'slug') return `p-${ulid().toLowerCase()}`;
    const value = names.get(name);
    isWhole &&= value !== undefined;
    return value ?? '';
  });
  return isWhole ? filled : undefined;
}

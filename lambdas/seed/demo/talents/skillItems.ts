import { Qualification } from '../../../../model/entities/Qualification';
import { SkillSet } from '../../../../model/entities/SkillSet';
import { childId } from '../../../../model/ids';
import { keyEntry } from '../../../../model/keyEntry';
import { entrySnapshot } from '../../../../model/snapshots/entrySnapshot';
import { catalogueId } from '../../catalogues/catalogueId';
import { monthDate } from '../../lib/monthDate';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import type { StoredItem } from '../../lib/StoredItem';
import { skillReleaseYears } from '../../texts/skillReleaseYears';
import type { DemoTalent } from './DemoTalent';
import { wholeEntity } from '../../../../model/wholeEntity';

/**
 * Chooses how many years of experience a demo talent has with a skill, in steps of half a year. For the
 * talent's first two skills it is at least half of the career, for others it can be less. It is not more than
 * the years for which the skill has existed, but at least half a year.
 */
function generateYears(
  { career: { years, nowMonth }, random }: DemoTalent,
  name: string,
  index: number,
): number {
  const possible = Math.floor(nowMonth / 12) - (skillReleaseYears[name] ?? 0);
  const stated = index < 2 ? random.int(years, years * 2) / 2 : random.int(1, Math.max(2, years)) / 2;
  return Math.max(0.5, Math.min(years, possible, stated));
}

/** Builds a record for each skill of a demo talent, in the order in which the profile shows them. */
export function skillItems(talent: DemoTalent, names: string[]): StoredItem[] {
  const { person, createdAt } = talent;
  const { sub } = person;
  return names.map((name, index) => {
    const tagId = catalogueId('SkillTag', name);
    return seedItem(SkillSet, childId(sub, tagId), createdAt, {
      owner: sub,
      userID: sub,
      position: index + 1,
      yearsOfExperience: generateYears(talent, name, index),
      skillSetSkillTagId: tagId,
      skillTag: entrySnapshot({ id: tagId, name }),
      parentKey: keyEntry(wholeEntity(SkillSet), { skillSetSkillTagId: tagId })?.key,
      parentSort: `SkillSet#${createdAt}`,
    });
  });
}

/**
 * Builds the qualifications of a demo talent. Most talents have one or none, some have two. They never
 * expire, except for the talent's `certificate`.
 */
export function qualificationItems(talent: DemoTalent): StoredItem[] {
  const { person, text, career, random, createdAt, certificate } = talent;
  const chosen = random.some(text.qualifications, random.pick([0, 0, 1, 1, 2]));
  const lasting = chosen.map(([name, organization]) => ({
    name,
    organization,
    releaseDate: monthDate(career.graduatedMonth + random.int(6, Math.max(7, career.years * 12 - 3))),
    isNoExpiry: true,
  }));
  return [...lasting, ...(certificate ? [certificate] : [])].map((qualification) =>
    seedItem(Qualification, childId(person.sub, seedUlid(`${person.key}:${qualification.name}`)), createdAt, {
      owners: [person.sub],
      userID: person.sub,
      ...qualification,
    }),
  );
}

import type { OwnProfile } from '../view/useOwnProfile';
import { rankEntry } from '../../../lib/catalogue/rankEntry';
import type { SkillEntry } from '../skills/SkillEntry';
import { findBroken } from './findBroken';
import type { GivenResume } from './GivenResume';
import type { ImportRow } from './ImportRow';

/**
 * The weakest rank (see `rankEntry`) with which a name in a CV still counts as a skill of the catalogue: the
 * name equals a synonym of the skill. Higher ranks are weaker matches.
 */
const SYNONYM = 1;

function findEntry(entries: readonly SkillEntry[], name: string): SkillEntry | undefined {
  const ranked = entries.map((entry) => ({ entry, rank: rankEntry(entry, name) ?? Infinity }));
  return ranked.filter(({ rank }) => rank <= SYNONYM).sort((a, b) => a.rank - b.rank)[0]?.entry;
}

/** Returns the years in a text such as `3.5 years`; undefined for any other text. */
function readYears(level: string | undefined): number | undefined {
  const [, years] = /^(\d+(?:\.\d+)?) years?$/.exec(level ?? '') ?? [];
  return years === undefined ? undefined : Number(years);
}

/**
 * Returns the names of the skills in a CV, with the years of experience. If an entry has keywords, it is a
 * group, and each keyword is the name of a skill. The name of a group counts as a skill only if `isSkill`
 * says so.
 */
const listNames = (skills: NonNullable<GivenResume['skills']>, isSkill: (name: string) => boolean) =>
  skills.flatMap(({ name = '', level, keywords = [] }) => [
    ...(name && (keywords.length === 0 || isSkill(name)) ? [{ name, years: readYears(level) }] : []),
    ...keywords.map((keyword) => ({ name: keyword, years: undefined })),
  ]);

/**
 * Returns a row for each skill of a CV that the profile does not have, or has with other years of experience.
 * For a name that is not in the catalogue of skills, the row breaks the rule `exists`.
 */
export function listSkillRows(
  skills: NonNullable<GivenResume['skills']>,
  profile: OwnProfile,
  catalogue: readonly SkillEntry[],
): ImportRow[] {
  const stored = [...(profile.skillSets?.items ?? [])];
  const kind = 'skills';
  const named = (name: string) => (row: (typeof stored)[number]) =>
    [row.skillTag?.name, row.skill?.name].includes(name);
  const isSkill = (name: string) => stored.some(named(name)) || findEntry(catalogue, name) !== undefined;
  const taken = new Set<string>();
  const last = Math.max(0, ...stored.map(({ position }) => position ?? 0));
  return listNames(skills, isSkill).flatMap(({ name, years }, index): ImportRow[] => {
    const entry = findEntry(catalogue, name);
    const found = stored.find(named(name)) ?? (entry && stored.find(named(entry.name)));
    const identity = found?.id ?? entry?.id ?? name;
    const key = `${kind} ${index}`;
    if (taken.has(identity)) return [];
    taken.add(identity);
    if (found) {
      stored.splice(stored.indexOf(found), 1);
      const before = { yearsOfExperience: found.yearsOfExperience ?? null };
      const after = { yearsOfExperience: years };
      const { id, version } = found;
      if (years === undefined || before.yearsOfExperience === years) return [];
      return [{ key, kind, name, id, version, before, after, broken: findBroken(kind, after, {}) }];
    }
    if (!entry) {
      const broken = { field: 'name', rule: 'exists' };
      return [{ key, kind, name, before: {}, after: {}, broken }];
    }
    const after = {
      ...{ [entry.field]: entry.id, position: last + index + 1 },
      ...(years !== undefined && { yearsOfExperience: years }),
    };
    return [{ key, kind, name: entry.name, before: {}, after, broken: findBroken(kind, after, {}) }];
  });
}

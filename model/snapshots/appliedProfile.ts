import { cutText } from '../cutText';

type StoredRow = Record<string, unknown>;

/** The talent's text about themselves is cut to this many characters, so that an application stays small. */
const TEXT = 500;
/** How many entries of each list are kept. */
const ENTRIES = 20;

/** A profile as job staff in contact with the talent see it, with its lists. */
export interface ShownProfile {
  user: StoredRow;
  skillSets: readonly StoredRow[];
  /** The work histories that the talent shares, the first one first. */
  workHistories: readonly StoredRow[];
  qualifications: readonly StoredRow[];
}

const nameOf = (entry: unknown): unknown => ((entry ?? {}) as StoredRow).name ?? null;

/**
 * Returns the copy of a profile that is stored in an application, so that both sides can see later what was known when it
 * was sent. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 */
export function appliedProfile(shown: ShownProfile, at: string) {
  const { user, skillSets, workHistories, qualifications } = shown;
  const skills = skillSets.map(({ skill, skillTag, yearsOfExperience }) => ({
    name: nameOf(skill) ?? nameOf(skillTag),
    years: yearsOfExperience ?? null,
  }));
  const latest = [...workHistories].reverse().slice(0, ENTRIES);
  return {
    at,
    name: user.name ?? user.displayName ?? null,
    phoneticName: user.phoneticName ?? null,
    occupation: nameOf(user.mainJob),
    description: user.description ? cutText(`${user.description}`, TEXT) : null,
    skills: skills.filter(({ name }) => name !== null).slice(0, ENTRIES),
    histories: latest.map(({ organizationName, position, startDate, endDate }) => ({
      organizationName: organizationName ?? null,
      position: position ?? null,
      startDate: startDate ?? null,
      endDate: endDate ?? null,
    })),
    historyCount: workHistories.length,
    qualifications: qualifications.slice(0, ENTRIES).map(({ name }) => name),
  };
}

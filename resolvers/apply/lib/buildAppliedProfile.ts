import { cutText } from '../../../model/cutText';
import { UserVisibility } from '../../../model/visibility/UserVisibility';
import { project } from '../../../model/visibility/project';
import type { Rows, Snapshot, StoredRow } from '../../generated/types';
import type { ProfileRow } from '../../user/lib/PrivateRow';
import { assemble } from '../../user/lib/assemble';

/** The applicant's text about themselves is cut to this many characters, so that an application stays small. */
const TEXT = 500;
/** How many entries of each list are kept. */
const ENTRIES = 20;

interface Shown extends Partial<Rows['User']> {
  skillSets?: { items?: Rows['SkillSet'][] };
  workHistories?: { items?: Rows['WorkHistory'][] };
  qualifications?: { items?: Rows['Qualification'][] };
}

const entriesOf = <Row>(list: { items?: Row[] } | undefined): Row[] => list?.items ?? [];

const nameOf = (entry: Snapshot<'Skill'> | Snapshot<'SkillTag'> | null | undefined): string | null =>
  entry?.name ? `${entry.name}` : null;

/**
 * Returns what job staff in contact with a talent see of the profile at this moment: the names and sections that the
 * talent shares, and the full name, because applying is consent. It is stored with the application, so that both sides
 * can see later what was known when it was sent.
 * @param items the items of the talent's partition
 */
export function buildAppliedProfile(user: Rows['User'], items: ProfileRow[], at: string): StoredRow {
  const tree = assemble({ ...user, isShareFullname: true }, items, 'inContact', '');
  const shown = project(UserVisibility, tree, 'inContact') as Shown;
  const histories = [...entriesOf(shown.workHistories)].reverse();
  const skills = entriesOf(shown.skillSets).map((set) => ({
    name: nameOf(set.skill) ?? nameOf(set.skillTag),
    years: set.yearsOfExperience ?? null,
  }));
  return {
    at,
    name: shown.name ?? shown.displayName ?? null,
    phoneticName: shown.phoneticName ?? null,
    occupation: (shown.mainJob as StoredRow | null | undefined)?.name ?? null,
    description: shown.description ? cutText(shown.description, TEXT) : null,
    skills: skills.filter(({ name }) => name).slice(0, ENTRIES),
    histories: histories.slice(0, ENTRIES).map(({ organizationName, position, startDate, endDate }) => ({
      ...{ organizationName: organizationName ?? null, position: position ?? null },
      ...{ startDate: startDate ?? null, endDate: endDate ?? null },
    })),
    historyCount: histories.length,
    qualifications: entriesOf(shown.qualifications)
      .map(({ name }) => name)
      .slice(0, ENTRIES),
  };
}

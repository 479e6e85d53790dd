import type { Caller } from '../../../model/access';
import { childId, partitionOf, secondSegment } from '../../../model/ids';
import { TermsSheetVisibility } from '../../../model/visibility/TermsSheetVisibility';
import type { Viewer } from '../../../model/visibility/FieldRules';
import { project } from '../../../model/visibility/project';
import type { Rows, Snapshot } from '../../generated/types';
import { stamp } from '../../lib/write/record';

type Sheet = Rows['TermsSheet'];

/*
 * The ids of sheets of terms, and what each side sees of a sheet.
 */

/**
 * Returns the id of a version of the sheet of an application: `<talent>.<job>-<number>`, with three
 * digits, so that they are in order; 000 is the draft.
 */
export function sheetIdOf(application: Pick<Rows['UserApplies'], 'userID' | 'openJobID'>, number: number) {
  const padded = `00${number}`.slice(-3);
  return childId(application.userID, `${application.openJobID}-${padded}`);
}

/** Returns the id of the application to which a sheet with this id belongs. */
export function applicationIdOf(sheetId: string): string {
  const segment = secondSegment(sheetId);
  const parts = segment.split('-');
  return childId(partitionOf(sheetId), parts.slice(0, parts.length - 1).join('-'));
}

/**
 * Returns the fields of a sheet that the caller may see. They must already be known to be its talent, an administrator or
 * job staff; administrators who are its talent are the talent there.
 */
export function projectSheet(sheet: Sheet, who: Caller): Snapshot<'TermsSheet'> {
  const other: Viewer = who.isAdmin ? 'admin' : 'inContact';
  const shown = project(TermsSheetVisibility, sheet, sheet.userID === who.sub ? 'owner' : other);
  return { ...shown, __typename: sheet.__typename };
}

/**
 * Returns what an application keeps of its newest sheet.
 * @param current the number of the accepted version that is in force; null before the acceptance
 */
export function shortSheet(
  { id, number, kind, state, expiresOn, proposedBy, wantsElectronic }: Sheet,
  current: number | null,
) {
  const short = { id, number, kind, state, expiresOn: expiresOn ?? null };
  return { ...short, current, proposedBy: proposedBy ?? null, wantsElectronic: wantsElectronic ?? null };
}

/** Returns the number of the accepted version that is in force; null without one. Rows of older releases do not name it. */
export function currentNumberOf({ terms }: Pick<Rows['UserApplies'], 'terms'>): number | null {
  if (!terms) return null;
  return terms.current ?? (terms.state === 'ACCEPTED' ? (terms.number ?? null) : null);
}

interface Sent {
  application: Pick<Rows['UserApplies'], 'id' | 'userID' | 'openJobID'>;
  /** What is filled in, by the key of the item. */
  answers: Readonly<Record<string, string>>;
  values: Partial<Sheet> & { number: number };
  by: string;
}

/** Builds a version of the sheet of an application, or its draft (number 0). */
export function buildSheet({ application, answers, values, by }: Sent): Sheet {
  const { userID, id } = application;
  const made = {
    __typename: 'TermsSheet' as const,
    id: sheetIdOf(application, values.number),
    createdBy: by,
  };
  const sheet = stamp({ userID, owner: userID, applicationId: id, sentBy: by, ...values }, made);
  return { ...sheet, answers: Object.entries(answers).map(([key, value]) => ({ key, value })) };
}

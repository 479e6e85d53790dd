import { util } from '@aws-appsync/utils';
import type { EnumValue } from '../../../model/enums';
import { childId } from '../../../model/ids';
import { ExportLimits } from '../../../model/limits/ExportLimits';
import type { Rows } from '../../generated/types';
import { stamp } from '../../lib/write/record';

const SEVEN_DAYS = 604800;

/**
 * Builds the row of a new export; row and file are deleted after seven days.
 * @param sub the person who requests the export
 * @param subject the person whose data are exported, if it is not `sub`
 */
export function buildExport(
  kind: EnumValue<'ExportKind'>,
  sub: string,
  segment: string,
  subject?: string,
): Rows['Export'] {
  const id = childId(sub, segment);
  const expiresAt = util.time.nowEpochSeconds() + SEVEN_DAYS;
  const values = { kind, state: 'QUEUED' as const, progress: 0, rows: 0, owner: sub, subject, expiresAt };
  return stamp(values, { __typename: 'Export', id, createdBy: sub });
}

const MOST_MILLISECONDS = ExportLimits.seconds * 1000;

/**
 * Converts the row of an export to the API's form: `expiresAt` becomes ISO 8601. An unfinished export is
 * shown as failed if its row has not changed for `ExportLimits.seconds`, because no function runs that long.
 */
export function projectExport(row: Rows['Export']) {
  const since = util.time.nowEpochMilliSeconds() - util.time.parseISO8601ToEpochMilliSeconds(row.updatedAt);
  const isOpen = row.state === 'QUEUED' || row.state === 'RUNNING';
  const state = isOpen && since > MOST_MILLISECONDS ? 'FAILED' : row.state;
  return { ...row, state, expiresAt: util.time.epochMilliSecondsToISO8601(row.expiresAt * 1000) };
}

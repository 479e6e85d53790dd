import { util } from '@aws-appsync/utils';
import type { EnumValue } from '../../../model/enums';
import { childId } from '../../../model/ids';
import type { Item } from '../../lib/resolver';
import { stamp } from '../../lib/write/record';
import { ExportLimits } from '../../../model/limits/ExportLimits';

const SEVEN_DAYS = 604800;

/**
 * Builds the row of a new export. The row and the exported file are deleted after seven days.
 * @param subject whose data they are, if they are not those of `sub`, who requests the export
 */
export function buildExport(
  kind: EnumValue<'ExportKind'>,
  sub: string,
  segment: string,
  subject?: string,
): Item {
  const id = childId(sub, segment);
  const expiresAt = util.time.nowEpochSeconds() + SEVEN_DAYS;
  const values = { kind, state: 'QUEUED', progress: 0, rows: 0, owner: sub, subject, expiresAt };
  return stamp(values, { __typename: 'Export', id, createdBy: sub });
}

const MOST_MILLISECONDS = ExportLimits.seconds * 1000;

/**
 * Converts an export's row to the form that the API returns, in which `expiresAt` is an ISO 8601 time. An
 * unfinished export that has not changed for `ExportLimits.seconds` is returned as failed, because no
 * function runs that long.
 */
export function projectExport(row: Item): Item {
  const since =
    util.time.nowEpochMilliSeconds() - util.time.parseISO8601ToEpochMilliSeconds(`${row.updatedAt}`);
  const isOpen = row.state === 'QUEUED' || row.state === 'RUNNING';
  const state = isOpen && since > MOST_MILLISECONDS ? 'FAILED' : row.state;
  return { ...row, state, expiresAt: util.time.epochMilliSecondsToISO8601((row.expiresAt as number) * 1000) };
}

import { util } from '@aws-appsync/utils';
import type { EnumValue } from '../../../model/enums';
import { childId } from '../../../model/ids';
import type { Item } from '../../lib/Item';
import { stamp } from '../../lib/write/record';

const SEVEN_DAYS = 604800;

/** The row of an export that begins: the file that it leads to is the owner's for seven days, then both are gone. */
export function newExport(kind: EnumValue<'ExportKind'>, sub: string, segment: string): Item {
  const id = childId(sub, segment);
  const expiresAt = util.time.nowEpochSeconds() + SEVEN_DAYS;
  const values = { kind, state: 'QUEUED', progress: 0, rows: 0, owner: sub, expiresAt };
  return stamp(values, { __typename: 'Export', id, createdBy: sub });
}

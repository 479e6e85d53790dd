import { util } from '@aws-appsync/utils';
import { auditJoins } from '../../../model/auditJoins';
import { auditReferences } from '../../../model/auditReferences';
import { auditSubjectEntity } from '../../../model/auditSubjectEntity';
import { partitionOf } from '../../../model/ids';
import type { StoredRow } from '../../generated/types';
import { asText } from '../../lib/asText';

/** The maximum number of ids in one changed value whose names are read. */
const MOST = 10;

const SUB = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const ULID = '^[0-9A-HJKMNP-TV-Z]{26}$';

/** The actions whose detail ends with the id of a job. */
const ABOUT_JOBS = ['moveApplication', 'sendTerms', 'amendTerms', 'endContract', 'recordDelivery'];

/** An id in an audit entry, with the entity whose record it names. */
export interface AuditId {
  id: string;
  entity: string;
}

const isId = ({ id, entity }: AuditId) => util.matches(entity === 'User' ? SUB : ULID, id);

/** Returns the ids in a changed value, which is JSON. */
function idsIn(json: unknown): string[] {
  if (typeof json !== 'string') return [];
  const value: unknown = JSON.parse(json);
  const ids = Array.isArray(value) ? value : [value];
  return ids.slice(0, MOST).map((id) => `${id}`);
}

/**
 * Returns what an entry is about beside its subject: the other record of one that joins two, the person or the job in
 * its detail, and what the changed values name. Where a joined record can be one of several entities,
 * each is listed; only one of them has a record with this id.
 */
function othersOf({ action, record, recordId, detail, changes }: StoredRow): AuditId[] {
  const parts = asText(recordId).split('.');
  const joined = (auditJoins[asText(record)] ?? []).map((entity) => ({
    id: parts[parts.length - 1] ?? '',
    entity,
  }));
  const words = asText(detail).split(' ');
  const said = ABOUT_JOBS.includes(asText(action))
    ? [{ id: words[words.length - 1] ?? '', entity: 'OpenJob' }]
    : words.map((id) => ({ id, entity: 'User' }));
  const changed = ((changes ?? []) as StoredRow[])
    .filter(({ field }) => auditReferences[asText(field)])
    .map(({ field, before, after }) =>
      [...idsIn(before), ...idsIn(after)].map((id) => ({ id, entity: auditReferences[asText(field)] ?? '' })),
    );
  return [...joined, ...said, ...changed.flat()].filter(isId);
}

/** The ids of the people and records that an audit entry names: its actor, its subject, and all others. */
export const auditIds = {
  othersOf,
  of: (entry: StoredRow): AuditId[] => {
    const entity = auditSubjectEntity({
      action: asText(entry.action),
      about: entry.about as string | null,
      record: entry.record as string | null,
    });
    const subject = { id: partitionOf(asText(entry.subject)), entity: entity ?? '' };
    const actor = { id: asText(entry.actor), entity: 'User' };
    return [actor, ...(entity ? [subject] : []), ...othersOf(entry)].filter(isId);
  },
};

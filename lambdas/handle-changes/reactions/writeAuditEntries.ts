import { isDeepStrictEqual } from 'node:util';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { AuditAction } from '../../../model/auditActions';
import type { Deed } from '../../../model/Deed';
import { partitionOf } from '../../../model/ids';
import { japanDay } from '../../../model/japanDay';
import type { StoredRow } from '../../lib/StoredRow';
import { tables } from '../../lib/tables';
import { env } from '../needs';
import type { Reaction } from '../Reaction';

/** The fields of records that are about nobody, but with the name of a person. The log never keeps them. */
const NAMES = ['consultantName'];

/** Actions that change no field of the input. */
const WISHES: readonly AuditAction[] = ['requestDeletion', 'withdrawDeletion'];

/** Returns a value as JSON, without the fields of objects that are null. */
const toJson = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, each: unknown) => (each === null ? undefined : each)) ?? 'null';

/** Returns the fields that the caller wrote and that changed, with their values if the log may keep them. */
function changesOf(before: StoredRow, after: StoredRow, { fields, shown }: Deed) {
  return fields
    .filter((field) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null))
    .map((field) =>
      NAMES.includes(field) || (shown && !shown.includes(field))
        ? { field }
        : { field, before: toJson(before[field]), after: toJson(after[field]) },
    );
}

/** Returns what kind of record a new one is, and who is named in it. */
const statementsOf = (after: StoredRow, { stated }: Deed) =>
  (stated ?? [])
    .filter((field) => after[field] !== null && after[field] !== undefined)
    .map((field) => ({ field, before: 'null', after: toJson(after[field]) }));

/**
 * Writes the entry of the audit log about what an administrator or a member of job staff did to somebody else's record:
 * the row names it in its attribute `deed`. The id of the entry is the deed's, so a change that is delivered twice
 * gives one entry. An update that changed nothing gives none.
 */
export const writeAuditEntries: Reaction = async ({ before, after }) => {
  const deed = after?.deed as Deed | undefined;
  if (!after || !deed || (before?.deed as Deed | undefined)?.id === deed.id) return;
  const { id, at, actor, action, record, about, detail, acceptedFields } = deed;
  const subject = about === 'talent' || about === 'job' ? partitionOf(`${after.id}`) : `${after.id}`;
  const changes = before ? changesOf(before, after, deed) : statementsOf(after, deed);
  if (before && changes.length === 0 && !WISHES.includes(action)) return;
  const put = (entry: Record<string, unknown>) =>
    tables.send(
      new PutCommand({
        TableName: env('INSIGHT_TABLE'),
        Item: {
          ...{
            pk: `Audit#${japanDay(at)}`,
            sk: entry.id,
            __typename: 'AuditEntry',
            at,
            actor,
            about,
            subject,
          },
          ...entry,
        },
      }),
    );
  await put({
    ...{ id, action, record, recordId: after.id },
    ...(detail && { detail }),
    ...(changes.length > 0 && { changes }),
  });
  if (acceptedFields)
    await put({ id: `${id}.name`, action: 'publishHiddenName', detail: acceptedFields.join(' ') });
};

import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { derivedValues } from '../../derived/derivedValues';
import { differencesOf } from '../../derived/differencesOf';
import { Sources } from '../../derived/Sources';
import { hasChanged } from '../../lib/hasChanged';
import type { StoredRow } from '../../lib/StoredRow';
import { unchangedCondition } from '../../lib/unchangedCondition';
import { env } from '../needs';
import { ignoreMissing } from '../../lib/ignoreMissing';
import type { Reaction } from '../Reaction';

/**
 * The fields of a talent's records that contain ids of occupations and places, by record type. Those of wishes
 * never change. In a profile, also the copies: `updateUser` removes them, also if the same entry is chosen again.
 */
const REFERENCES: Readonly<Record<string, readonly string[]>> = {
  User: ['userMainJobId', 'userBaseLocationId', 'mainJob', 'baseLocation'],
  UserMainJobs: ['jobID'],
  UserPrefactures: ['prefactureID'],
};

/** Returns the attributes of a record that the reaction must write, each with its value; null removes it. */
async function dueValues(row: StoredRow): Promise<[string, unknown][]> {
  const names = derivedValues
    .filter(({ entity, keptBy }) => entity === row.__typename && keptBy.includes('copyEntriesOfTalent'))
    .map(({ name }) => name);
  const differences = await differencesOf('Talent', row, new Sources(), names);
  return differences.map(({ attribute, should }) => [attribute, should ?? null]);
}

/**
 * When a talent's record refers to another occupation or place than before, or has lost a copy, stores copies
 * of both entries and the index key by which their renames find the record. It is one update, which does
 * nothing if these fields have other values by now: their change runs this again.
 */
export const copyEntriesOfTalent: Reaction = async ({ before, after }) => {
  const references = REFERENCES[after?.__typename ?? ''];
  if (!references || !after || !hasChanged(before, after, references)) return;
  const due = await dueValues(after);
  if (due.length === 0) return;
  const unchanged = unchangedCondition(Object.fromEntries(references.map((field) => [field, after[field]])));
  const set = due.filter(([, value]) => value !== null);
  const removed = due.filter(([, value]) => value === null);
  const values = {
    ...unchanged.ExpressionAttributeValues,
    ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
  };
  const clauses = [
    set.length > 0 && `SET ${set.map(([name]) => `#${name} = :${name}`).join()}`,
    removed.length > 0 && `REMOVE ${removed.map(([name]) => `#${name}`).join()}`,
  ];
  await ignoreMissing(
    new UpdateCommand({
      TableName: env('TALENT_TABLE'),
      Key: { pk: after.pk, sk: after.sk },
      UpdateExpression: clauses.filter(Boolean).join(' '),
      ConditionExpression: `attribute_exists(pk) AND ${unchanged.ConditionExpression}`,
      ExpressionAttributeNames: {
        ...unchanged.ExpressionAttributeNames,
        ...Object.fromEntries(due.map(([name]) => [`#${name}`, name])),
      },
      ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
    }),
  );
};

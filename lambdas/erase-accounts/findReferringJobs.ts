import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { env } from '../lib/env';
import type { Item } from '../lib/Item';
import { tables } from '../lib/tables';

const PEOPLE = ['owners', 'clientIds', 'consultantIds'];

/**
 * Finds every job that refers to a person, by sub among its people or by name as its consultant. No index
 * covers this, because an owner may no longer be involved; so it scans the table, in the background.
 */
export async function* findReferringJobs(sub: string, names: readonly string[]): AsyncGenerator<Item> {
  const people = PEOPLE.map((field) => `contains(${field}, :sub)`);
  const called = names.map((_name, place) => `contains(consultantName, :name${place})`);
  const pages = paginateScan(
    { client: tables },
    {
      TableName: env('OPEN_JOB_TABLE'),
      FilterExpression: `sk = :job AND (${[...people, ...called].join(' OR ')})`,
      ExpressionAttributeValues: {
        ':job': OpenJob.name,
        ':sub': sub,
        ...Object.fromEntries(names.map((name, place) => [`:name${place}`, name])),
      },
      ConsistentRead: true,
    },
  );
  for await (const { Items = [] } of pages) yield* Items as Item[];
}

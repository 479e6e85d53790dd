import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { OpenJob } from '../../model/entities/OpenJob';
import { env } from '../lib/env';
import type { Item } from '../lib/Item';
import { tables } from '../lib/tables';

const PEOPLE = ['owners', 'clientIds', 'consultantIds'];

/**
 * Every job that names a person, by number among its people or by name as its consultant. No index leads to all of
 * them: who is not involved in a job any more may still be its owner. The table is read through, which nobody waits for.
 */
export async function* jobsNaming(sub: string, names: readonly string[]): AsyncGenerator<Item> {
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

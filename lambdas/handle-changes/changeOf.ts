import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Item } from '../lib/Item';
import { currentKey } from '../migrate-data/currentKey';
import { migrations } from '../migrate-data/migrations';
import type { Change } from './Change';

type Image = Record<string, AttributeValue>;

const migrate = (row: Item): Item =>
  migrations.reduce<Item>(
    (former, migration) => ('change' in migration ? { ...former, ...migration.change(former) } : former),
    { ...row, ...currentKey({ pk: row.pk, sk: row.sk }) },
  );

/**
 * Decodes a record of a DynamoDB stream. Rows as an older release has stored them are returned as the migrations
 * leave them.
 */
export function changeOf({ dynamodb }: DynamoDBRecord): Change {
  const decode = (image: unknown) => (image ? migrate(unmarshall(image as Image) as Item) : undefined);
  return { before: decode(dynamodb?.OldImage), after: decode(dynamodb?.NewImage) };
}

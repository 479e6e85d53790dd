import {
  UpdateTableCommand,
  type CreateTableCommandInput,
  type TableDescription,
  type UpdateTableCommandInput,
} from '@aws-sdk/client-dynamodb';

type IndexUpdates = NonNullable<UpdateTableCommandInput['GlobalSecondaryIndexUpdates']>;

function keys(schema: CreateTableCommandInput['KeySchema']): string {
  return (schema ?? []).map(({ AttributeName, KeyType }) => `${KeyType} ${AttributeName}`).join(', ');
}

function indexUpdates(wanted: CreateTableCommandInput, existing: TableDescription): IndexUpdates {
  const wantedIndexes = wanted.GlobalSecondaryIndexes ?? [];
  const existingIndexes = existing.GlobalSecondaryIndexes ?? [];
  const same = (name: string | undefined) => {
    const ours = wantedIndexes.find(({ IndexName }) => IndexName === name);
    const theirs = existingIndexes.find(({ IndexName }) => IndexName === name);
    return ours !== undefined && theirs !== undefined && keys(ours.KeySchema) === keys(theirs.KeySchema);
  };
  return [
    ...existingIndexes
      .filter(({ IndexName }) => !same(IndexName))
      .map(({ IndexName }) => ({ Delete: { IndexName } })),
    ...wantedIndexes
      .filter(({ IndexName }) => !same(IndexName))
      .map(({ IndexName, KeySchema, Projection }) => ({ Create: { IndexName, KeySchema, Projection } })),
  ];
}

/**
 * Returns the UpdateTable commands that adapt an existing DynamoDB table to the template: they create and
 * delete indexes, and switch on the stream if the template has one. Each command makes one change, because
 * UpdateTable accepts only one index.
 * @throws Error when the keys of the table have changed
 */
export function findTableChanges(
  wanted: CreateTableCommandInput,
  existing: TableDescription,
): UpdateTableCommand[] {
  const { TableName, AttributeDefinitions, StreamSpecification } = wanted;
  if (keys(wanted.KeySchema) !== keys(existing.KeySchema)) {
    throw new Error(`The keys of ${TableName} have changed: its data cannot be kept. Run "npm run reset".`);
  }
  const updates = indexUpdates(wanted, existing).map(
    (update) =>
      new UpdateTableCommand({ TableName, AttributeDefinitions, GlobalSecondaryIndexUpdates: [update] }),
  );
  if (StreamSpecification && !existing.StreamSpecification?.StreamEnabled) {
    updates.push(new UpdateTableCommand({ TableName, StreamSpecification }));
  }
  return updates;
}

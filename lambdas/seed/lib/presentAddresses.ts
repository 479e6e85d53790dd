import { type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';

/** The addresses that lie in one partition, as `<pk> <sk>`. */
export async function presentAddresses(
  client: DynamoDBDocumentClient,
  TableName: string,
  pk: string,
): Promise<string[]> {
  const query = {
    TableName,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ProjectionExpression: 'pk, sk',
  };
  const found: string[] = [];
  for await (const page of paginateQuery({ client }, query)) {
    found.push(...(page.Items ?? []).map((item) => `${item.pk} ${item.sk}`));
  }
  return found;
}

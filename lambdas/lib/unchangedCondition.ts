/**
 * Maximum number of attributes in one condition. DynamoDB allows 300 operators and functions in an
 * expression, and the comparison of an attribute needs two.
 */
const MOST = 140;

interface Condition {
  ConditionExpression: string;
  ExpressionAttributeNames: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

/**
 * Returns a DynamoDB condition which requires that the attributes in `read` still have the values that were
 * read. The value `undefined` requires that the attribute does not exist. Only the first 140 attributes are
 * compared.
 */
export function unchangedCondition(read: Readonly<Record<string, unknown>>): Condition {
  const entries = Object.entries(read).slice(0, MOST);
  const given = entries.flatMap(([, value], index) =>
    value === undefined ? [] : [[`:is${index}`, value] as const],
  );
  return {
    ConditionExpression: entries
      .map(([, value], index) =>
        value === undefined ? `attribute_not_exists(#is${index})` : `#is${index} = :is${index}`,
      )
      .join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name], index) => [`#is${index}`, name])),
    ...(given.length > 0 && { ExpressionAttributeValues: Object.fromEntries(given) }),
  };
}

import type { Refusal } from './refusalOf';

interface Input {
  TableName?: string;
  RequestItems?: Record<string, unknown>;
  TransactItems?: Record<string, { TableName: string }>[];
}

/**
 * Returns the names of the tables for which DynamoDB counts a refused request as throttled; empty if it was
 * refused for another reason.
 */
export function throttledTables(refusal: Refusal, input: Record<string, unknown>): string[] {
  const { TableName, RequestItems = {}, TransactItems = [] } = input as Input;
  const { __type: type, CancellationReasons: reasons } = refusal;
  if (reasons)
    return TransactItems.flatMap((parts, at) =>
      reasons[at]?.Code === 'ThrottlingError' ? Object.values(parts).map((part) => part.TableName) : [],
    );
  if (!/Throughput|Throttling/.test(type)) return [];
  return TableName ? [TableName] : Object.keys(RequestItems);
}

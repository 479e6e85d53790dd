/** A DynamoDB expression with its placeholders, as a resolver's request handler returns it. */
export interface Expression {
  expression: string;
  expressionNames?: Record<string, string>;
  expressionValues?: Record<string, unknown>;
}

export interface Condition extends Expression {
  equalsIgnore?: string[];
  consistentRead?: boolean;
  conditionalCheckFailedHandler?: { strategy: 'Custom' | 'Reject' };
  /**
   * Whether the error contains the existing item when the condition of a write in a transaction fails. True
   * by default.
   */
  returnValuesOnConditionCheckFailure?: boolean;
}

export type Projection = Pick<Expression, 'expression' | 'expressionNames'>;

export interface PageRequest {
  index?: string;
  limit?: number;
  nextToken?: string;
  consistentRead?: boolean;
  scanIndexForward?: boolean;
  select?: 'ALL_ATTRIBUTES' | 'ALL_PROJECTED_ATTRIBUTES' | 'SPECIFIC_ATTRIBUTES';
  filter?: Expression;
  projection?: Projection;
  query?: Expression;
  segment?: number;
  totalSegments?: number;
}

export interface TransactItem {
  table: string;
  operation?: string;
  key: unknown;
  attributeValues?: unknown;
  update?: Expression;
  condition?: Condition;
  projection?: Projection;
}

/**
 * All members that a request to a DynamoDB data source can have. The operation determines which of them are
 * required.
 */
export interface DynamoDBRequest extends PageRequest {
  operation: string;
  key?: unknown;
  attributeValues?: unknown;
  update?: Expression;
  condition?: Condition;
  tables?: Record<string, unknown>;
  transactItems?: TransactItem[];
}

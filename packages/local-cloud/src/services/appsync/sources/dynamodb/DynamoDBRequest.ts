/** An expression as a request handler writes it. */
export interface Expression {
  expression: string;
  expressionNames?: Record<string, string>;
  expressionValues?: Record<string, unknown>;
}

export interface Condition extends Expression {
  equalsIgnore?: string[];
  consistentRead?: boolean;
  conditionalCheckFailedHandler?: { strategy: 'Custom' | 'Reject' };
  /** Of transactions only; true when it is left out. */
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

/** Everything that a DynamoDB request may hold; the operation decides what it must. */
export interface DynamoDBRequest extends PageRequest {
  operation: string;
  key?: unknown;
  attributeValues?: unknown;
  update?: Expression;
  condition?: Condition;
  tables?: Record<string, unknown>;
  transactItems?: TransactItem[];
}

import { toDynamoDBExpression, type DynamoDBExpression } from './toDynamoDBExpression';

export interface Projection {
  expression: string;
  expressionNames: Record<string, string>;
}

/**
 * Converts a filter object to a DynamoDB expression.
 * @param what how the error message calls the filter, such as `condition`
 * @throws Error when the filter cannot be converted
 */
export function expression(what: string, filter: unknown): DynamoDBExpression {
  const rendered = toDynamoDBExpression(filter);
  if (rendered === null) throw new Error(`the ${what} cannot be rendered as a DynamoDB expression`);
  return rendered;
}

/**
 * Returns `{ condition }` with the filter as a DynamoDB expression; an empty object if there is no filter.
 */
export function condition(filter: unknown): { condition?: DynamoDBExpression } {
  return filter === null || filter === undefined ? {} : { condition: expression('condition', filter) };
}

/**
 * Returns the member `projection` of a DynamoDB request; an empty object if `paths` is undefined. In a path
 * such as `nested.list[1]`, names become placeholders (`#nested.#list[1]`).
 */
export function projection(paths: string[] | undefined): { projection?: Projection } {
  if (paths === undefined || paths === null) return {};
  const expressionNames: Record<string, string> = {};
  const rendered = paths.map((path) =>
    path
      .split('.')
      .map((segment) => {
        const [name = '', ...positions] = segment.split('[');
        expressionNames[`#${name}`] = name;
        return [`#${name}`, ...positions].join('[');
      })
      .join('.'),
  );
  return { projection: { expression: rendered.join(', '), expressionNames } };
}

/**
 * Returns an object without its members that are null or undefined. In AppSync's types, null means that a
 * parameter is not given.
 */
export function given<T extends object>(members: T): Partial<T> {
  const kept = Object.entries(members).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(kept) as Partial<T>;
}

const VERSIONING = ['customPartitionKey', 'populateIndexFields', '_version'];

/**
 * Throws an error if a request has a parameter for AppSync's conflict detection (versioned data sources),
 * which is not emulated.
 */
export function refuseVersioning(input: object): void {
  const asked = VERSIONING.find((name) => name in input);
  if (asked) throw new Error(`${asked} (conflict detection) exists on AppSync but is not emulated locally`);
}

import { toDynamoDBExpression, type DynamoDBExpression } from './toDynamoDBExpression';

export interface Projection {
  expression: string;
  expressionNames: Record<string, string>;
}

/** A key condition, filter or condition; `what` names it when it cannot be rendered. */
export function expression(what: string, filter: unknown): DynamoDBExpression {
  const rendered = toDynamoDBExpression(filter);
  if (rendered === null) throw new Error(`the ${what} cannot be rendered as a DynamoDB expression`);
  return rendered;
}

/** `{ condition }` or nothing. */
export function condition(filter: unknown): { condition?: DynamoDBExpression } {
  return filter === null || filter === undefined ? {} : { condition: expression('condition', filter) };
}

/** `{ projection }` or nothing; path segments become names, list positions stay: `nested.list[1]`. */
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

/** The members that are set, `null` meaning "not given" as in AppSync's types. */
export function given<T extends object>(members: T): Partial<T> {
  const kept = Object.entries(members).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(kept) as Partial<T>;
}

const VERSIONING = ['customPartitionKey', 'populateIndexFields', '_version'];

/** Conflict detection is not emulated: a request that asks for it fails by name. */
export function refuseVersioning(input: object): void {
  const asked = VERSIONING.find((name) => name in input);
  if (asked) throw new Error(`${asked} (conflict detection) exists on AppSync but is not emulated locally`);
}

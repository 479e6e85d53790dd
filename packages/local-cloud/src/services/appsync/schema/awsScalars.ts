import { Kind, valueFromASTUntyped, type GraphQLScalarType, type ValueNode } from 'graphql';
import { scalarChecks } from './scalarChecks';

type Behaviour = Pick<GraphQLScalarType, 'serialize' | 'parseValue' | 'parseLiteral'>;

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Creates the parse and serialize functions of a GraphQL scalar that accepts only texts for which `check` is
 * true.
 */
function textual(name: string, check: (text: string) => boolean): Behaviour {
  const accept = (value: unknown, verb: string) => {
    if (typeof value === 'string' && check(value)) return value;
    throw new TypeError(`Unable to ${verb} \`${shown(value)}\` as a valid ${name}.`);
  };
  return {
    serialize: (value) => accept(value, 'serialize'),
    parseValue: (value) => accept(value, 'parse'),
    parseLiteral: (node: ValueNode) => accept(node.kind === Kind.STRING ? node.value : node, 'parse'),
  };
}

function timestamp(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new TypeError(`Unable to parse \`${shown(value)}\` as a valid AWSTimestamp.`);
}

function parseJson(value: unknown): unknown {
  try {
    if (typeof value === 'string') return JSON.parse(value);
  } catch {
    // An invalid value is refused below.
  }
  throw new TypeError(`Unable to parse \`${shown(value)}\` as a valid JSON.`);
}

/**
 * The behaviour of the scalar AWSJSON: clients send and receive JSON text; resolvers receive the parsed value
 * and may return a value or JSON text.
 */
const json: Behaviour = {
  serialize: (value) => (typeof value === 'string' ? (parseJson(value), value) : JSON.stringify(value)),
  parseValue: parseJson,
  parseLiteral: (node: ValueNode) => parseJson(valueFromASTUntyped(node)),
};

const integers: Behaviour = {
  serialize: timestamp,
  parseValue: timestamp,
  parseLiteral: (node: ValueNode) => timestamp(valueFromASTUntyped(node)),
};

/** How AppSync's scalars parse and serialize values, by the name of the scalar. */
export const awsScalars: Record<string, Behaviour> = {
  AWSTimestamp: integers,
  AWSJSON: json,
  ...Object.fromEntries(Object.entries(scalarChecks).map(([name, check]) => [name, textual(name, check)])),
};

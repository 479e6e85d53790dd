import { type GraphQLField, getNamedType, isObjectType } from 'graphql';
import { readSchema } from '../../support/readSchema';
import { specified } from './specified';

/**
 * Returns a root field as `name(arguments): Type`, as the list in `specified.ts` has it. `Type` is only the
 * name of the result type, without `!` and list brackets.
 */
const lineOf = ({ name, args, type }: GraphQLField<unknown, unknown>) => {
  const given = args.map((argument) => `${argument.name}: ${String(argument.type)}`).join(', ');
  return `${name}${given && `(${given})`}: ${getNamedType(type).name}`;
};
const nameOf = (line: string) => /^\w+/.exec(line)?.[0] ?? line;

const schema = readSchema();

describe.each(Object.entries(specified))('%s', (typeName, lines) => {
  const type = schema.getType(typeName);
  const present = isObjectType(type) ? Object.values(type.getFields()).map(lineOf) : [];
  const missing = lines.map(nameOf).filter((name) => !present.map(nameOf).includes(name));

  test('has every field of the specification', () => {
    console.info(`${typeName}: ${lines.length - missing.length} of ${lines.length} specified fields`);
    expect(missing).toEqual([]);
  });

  test('has no field that is missing in the specification', () => {
    expect(present.map(nameOf).filter((name) => !lines.map(nameOf).includes(name))).toEqual([]);
  });

  test('has the arguments and results of the specification', () => {
    expect(present.filter((line) => !lines.includes(line))).toEqual([]);
  });
});

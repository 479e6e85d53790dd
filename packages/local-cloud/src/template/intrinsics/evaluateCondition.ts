import { isDeepStrictEqual } from 'node:util';
import type { Scope } from '../Scope';

/**
 * Evaluates a condition of a CloudFormation template.
 * @throws Error that names a function which is not a condition function
 */
export function evaluateCondition(
  expression: unknown,
  scope: Scope,
  resolve: (value: unknown) => unknown,
): boolean {
  const [name, argument] = Object.entries(expression ?? {})[0] ?? ['', null];
  const members = () => (argument as unknown[]).map((member) => evaluateCondition(member, scope, resolve));
  switch (name) {
    case 'Condition':
      return scope.condition(String(argument));
    case 'Fn::Equals': {
      const [one, other] = (argument as unknown[]).map(resolve);
      return isDeepStrictEqual(one, other);
    }
    case 'Fn::And':
      return members().every(Boolean);
    case 'Fn::Or':
      return members().some(Boolean);
    case 'Fn::Not':
      return !members()[0];
    default:
      throw new Error(`${name || JSON.stringify(expression)} is no condition function`);
  }
}

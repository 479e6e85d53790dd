import { isDeepStrictEqual } from 'node:util';
import type { Scope } from '../Scope';

/**
 * Whether a condition expression holds.
 * @throws for a function that is none of a condition's, naming it
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

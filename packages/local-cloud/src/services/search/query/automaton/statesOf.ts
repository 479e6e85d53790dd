import type { Expression } from './Expression';

/** An upper bound of the number of states of an expression's automaton, computed without building it. */
export function statesOf(expression: Expression): number {
  if (expression.kind === 'one') return 1;
  if (expression.kind !== 'repeat')
    return expression.parts.reduce((sum, part) => sum + 1 + statesOf(part), 1);
  const { part, least, most } = expression;
  return 1 + (1 + statesOf(part)) * (most === Infinity ? least + 1 : most);
}

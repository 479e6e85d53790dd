import { invalid } from '../invalid';
import type { Item } from '../Item';

const GROUPS = ['and', 'or', 'not'];

/** The comparisons of one level that compare with something. */
function comparisons(level: Item): Item {
  const given: Item = {};
  Object.entries(level).forEach(([field, comparison]) => {
    if (GROUPS.includes(field) || !comparison) return;
    const operators: Item = {};
    Object.entries(comparison as Item).forEach(([operator, operand]) => {
      if (operand === null || operand === undefined) return;
      if (operator === 'between') {
        const [least, most] = operand as [number, number];
        if ((operand as unknown[]).length !== 2 || least > most) invalid(`condition.${field}`, 'between');
      }
      operators[operator] = operand;
    });
    if (Object.keys(operators).length > 0) given[field] = operators;
  });
  return given;
}

/** A group's parts; they hold no groups themselves, since the runtime has no recursion to follow them. */
function parts(group: Item[]): Item[] {
  group.forEach((part) => {
    if (part.and || part.or || part.not) invalid('condition', 'depth');
  });
  return group.map(comparisons).filter((part) => Object.keys(part).length > 0);
}

/**
 * A mutation's condition as the table takes it: what asks for nothing (`{}`, `[]`, null) is left out, since an
 * empty expression is none.
 */
export function dynamoCondition(condition: Item | null | undefined): Item {
  if (!condition) return {};
  const whole = comparisons(condition);
  const and = parts((condition.and ?? []) as Item[]);
  const or = parts((condition.or ?? []) as Item[]);
  const not = parts(condition.not ? [condition.not as Item] : []);
  if (and.length > 0) whole.and = and;
  if (or.length > 0) whole.or = or;
  if (not.length > 0) whole.not = not[0];
  return whole;
}

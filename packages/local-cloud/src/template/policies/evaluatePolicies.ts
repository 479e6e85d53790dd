import type { PolicyDocument, PolicyStatement } from './PolicyDocument';

/**
 * Converts a pattern in an IAM policy to a regular expression: `*` matches any characters, `?` one character.
 * `flags` are those of the expression: `i` for patterns of actions, which ignore letter case.
 */
function toWildcardPattern(pattern: string, flags = ''): RegExp {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, `s${flags}`);
}

export type Permission = (action: string, resource: string) => boolean;

interface Rule {
  effect: 'Allow' | 'Deny';
  conditional: boolean;
  applies(action: string, resource: string): boolean;
}

function list<T>(value: T | T[] | undefined): T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function matcher(some: string | string[] | undefined, none: string | string[] | undefined, flags = '') {
  const patterns = list(some ?? none).map((pattern) => toWildcardPattern(pattern, flags));
  const listed = (text: string) => patterns.some((pattern) => pattern.test(text));
  return some === undefined ? (text: string) => !listed(text) : listed;
}

function rule(statement: PolicyStatement): Rule {
  const action = matcher(statement.Action, statement.NotAction, 'i');
  const resource = matcher(statement.Resource, statement.NotResource);
  return {
    effect: statement.Effect,
    conditional: statement.Condition !== undefined,
    applies: (asked, on) => action(asked) && resource(on),
  };
}

/**
 * Returns a function that decides whether the given IAM policies permit an action on a resource. As in IAM,
 * an explicit deny wins, and what no policy allows is refused. Conditions are not evaluated: if a decision
 * depends on one, the function throws an error that names the action and the resource.
 */
export function evaluatePolicies(documents: PolicyDocument[]): Permission {
  const rules = documents.flatMap((document) => list(document.Statement).map(rule));
  const decisions = new Map<string, boolean>();
  const decide: Permission = (action, resource) => {
    const applying = rules.filter((candidate) => candidate.applies(action, resource));
    const certain = (effect: Rule['effect']) =>
      applying.some((candidate) => candidate.effect === effect && !candidate.conditional);
    if (certain('Deny')) return false;
    const open = applying.find((candidate) => candidate.conditional);
    const settled = certain('Allow') && open?.effect !== 'Deny';
    if (open && !settled) {
      throw new Error(
        `${action} on ${resource} depends on a policy's Condition, which is not evaluated locally`,
      );
    }
    return certain('Allow');
  };
  return (action, resource) => {
    const key = `${action} ${resource}`;
    const known = decisions.get(key);
    if (known !== undefined) return known;
    const decision = decide(action, resource);
    decisions.set(key, decision);
    return decision;
  };
}

import { relative, sep } from 'node:path';
import { analyse } from 'scslre';

/** Returns true for a regular expression that takes more than linear time for some text. */
function isSlow(source, flags) {
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } });
  return reports.length > 0;
}

/**
 * Returns the texts that an expression can have: a literal, a constant of the checked file, or both branches
 * of a condition. Null is in the list for an expression of another kind.
 */
function textsOf(node, scope) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node?.type === 'ConditionalExpression')
    return [...textsOf(node.consequent, scope), ...textsOf(node.alternate, scope)];
  if (node?.type !== 'Identifier') return [null];
  for (let at = scope; at; at = at.upper) {
    const [definition] = at.set.get(node.name)?.defs ?? [];
    if (definition) return definition.node.init ? textsOf(definition.node.init, at) : [null];
  }
  return [null];
}

const isMatches = ({ type, object, property }) =>
  type === 'MemberExpression' && object.name === 'util' && property.name === 'matches';

/**
 * Lint rule: regular expressions in functions, resolvers and the model run in linear time, because they are
 * applied to user input, and are written as literals or as constants of the same file, so that this can be
 * checked.
 */
export const linearRegExp = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      slow: 'A long text makes this pattern take more than linear time: give it a start (lookbehind, ^) or a bound.',
      hidden: 'Write the pattern as a literal, or as a constant of this file: nothing can check another one.',
    },
  },
  create(context) {
    const [folder] = relative(context.cwd, context.filename).split(sep);
    if (!['lambdas', 'resolvers', 'model'].includes(folder)) return {};
    const check = (node, pattern, flags) => {
      if (pattern === null) context.report({ node, messageId: 'hidden' });
      else if (isSlow(pattern, flags)) context.report({ node, messageId: 'slow' });
    };
    const checkArgument = (node) => {
      const patterns = textsOf(node.arguments[0], context.sourceCode.getScope(node));
      for (const pattern of patterns) check(node, pattern, '');
    };
    const construct = (node) => {
      if (node.callee.name === 'RegExp') checkArgument(node);
    };
    return {
      Literal(node) {
        if (node.regex) check(node, node.regex.pattern, node.regex.flags);
      },
      NewExpression: construct,
      CallExpression(node) {
        construct(node);
        if (isMatches(node.callee)) checkArgument(node);
      },
    };
  },
};

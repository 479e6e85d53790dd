import { relative, sep } from 'node:path';

const COUNTS = /(count|counts|unread|badge|active|unanswered)$/i;
const nameOf = (key) => key?.name ?? '';

/** Returns true if an expression is a number of things: by its name, or because it counts or caps them. */
function isCount(node) {
  switch (node?.type) {
    case 'Identifier':
      return COUNTS.test(node.name);
    case 'ChainExpression':
      return isCount(node.expression);
    case 'LogicalExpression':
      return isCount(node.left) || isCount(node.right);
    case 'BinaryExpression':
      return node.operator === '+' && isCount(node.left);
    case 'ConditionalExpression':
      return isCount(node.consequent) || isCount(node.alternate);
    case 'MemberExpression':
      return node.computed
        ? isCount(node.object)
        : nameOf(node.property) === 'length' || COUNTS.test(nameOf(node.property));
    case 'CallExpression':
      return (
        nameOf(node.callee) === 'capCount' ||
        (nameOf(node.callee.property) === 'get' && isCount(node.callee.object))
      );
    default:
      return false;
  }
}

/**
 * Lint rule: an element that shows nothing but a count is marked with `data-count`, which keeps it on one line
 * (web/src/app/global.css). All other texts may break anywhere, so a counter in a narrow bar would too.
 */
export const countsOnOneLine = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      count: 'Mark the element of a count with data-count: without it, the number breaks into two lines.',
    },
  },
  create(context) {
    const path = relative(context.cwd, context.filename).split(sep).join('/');
    if (!path.startsWith('web/src/') || /\.test\.tsx$/.test(path)) return {};
    return {
      JSXElement({ openingElement: element, children }) {
        const shown = children.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '');
        const isHost = element.name.type === 'JSXIdentifier' && /^[a-z]/.test(element.name.name);
        if (!isHost || shown.length !== 1 || shown[0].type !== 'JSXExpressionContainer') return;
        const isMarked = element.attributes.some(({ name }) => nameOf(name) === 'data-count');
        if (!isMarked && isCount(shown[0].expression)) context.report({ node: element, messageId: 'count' });
      },
    };
  },
};

import { relative, sep } from 'node:path';

const isChecked = (path) =>
  /^(resolvers|lambdas|model|infra|web\/src)\//.test(path) && !/\.test\.tsx?$|\/generated\//.test(path);

/**
 * What may cut a text: the functions that return days; calculations with days, which have no time; the date on which
 * an account is erased, which is a key; migrations, which keep their own copy.
 */
const isExcepted = (path) =>
  /^(model\/japanDay|resolvers\/lib\/japanDay|lambdas\/lib\/utcDay)\.ts$/.test(path) ||
  /^(model\/periods|lambdas\/migrate-data\/migrations)\//.test(path) ||
  /^(resolvers\/user\/deleteUser|lambdas\/render-page\/robots\/monthAfter)\.ts$/.test(path);

const formats = [
  'toISOString',
  'toJSON',
  'nowISO8601',
  'epochMilliSecondsToISO8601',
  'epochSecondsToISO8601',
];
const parts = ['getDate', 'getDay', 'getMonth', 'getFullYear', 'getHours', 'getMinutes'];
const localFormats = ['toLocaleDateString', 'toLocaleTimeString', 'toDateString', 'toTimeString'];

const nameOf = (node) => {
  if (node?.type === 'ChainExpression') return nameOf(node.expression);
  if (node?.type === 'MemberExpression') return node.property.name;
  if (node?.type === 'TSNonNullExpression' || node?.type === 'TSAsExpression') return nameOf(node.expression);
  // String(at), `${at}`
  if (node?.type === 'CallExpression')
    return node.callee.name === 'String' ? nameOf(node.arguments[0]) : undefined;
  if (node?.type === 'TemplateLiteral')
    return node.expressions.length === 1 ? nameOf(node.expressions[0]) : undefined;
  if (node?.type === 'LogicalExpression') return nameOf(node.left);
  return node?.name;
};

/** Returns whether an expression is a point in time as a text: one made by Date or util.time, or named as such. */
function isMoment(node) {
  if (node?.type === 'ChainExpression') return isMoment(node.expression);
  if (node?.type === 'CallExpression' && formats.includes(nameOf(node.callee))) return true;
  return /^(at|now|moment|instant|timestamp)$|[a-z]At$/.test(nameOf(node) ?? '');
}

/** Returns whether a call keeps only the day of a text, or less: the first ten characters, or what precedes the T. */
function isCut({ callee, arguments: [first, second] }) {
  switch (callee.property?.name) {
    case 'slice':
    case 'substring':
    case 'substr':
      return first?.value === 0 && typeof second?.value === 'number' && second.value <= 10;
    case 'split':
      return first?.value === 'T';
    default:
      return false;
  }
}

/**
 * Lint rule: a day is one of Japan. The first ten characters of a time are the day in UTC, which is yesterday until
 * nine o'clock in Japan, and the parts of a Date are those of the machine's time zone.
 */
export const japanDay = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      cut: 'This is the day in UTC: use japanDay, which returns the day in Japan.',
      part: 'This depends on the time zone of the machine: use japanDay or createTokyoFormat.',
    },
  },
  create(context) {
    const path = relative(context.cwd, context.filename).split(sep).join('/');
    if (!isChecked(path) || isExcepted(path)) return {};
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression') return;
        if (isCut(node) && isMoment(callee.object)) context.report({ node, messageId: 'cut' });
        if (parts.includes(callee.property.name) || localFormats.includes(callee.property.name))
          context.report({ node, messageId: 'part' });
      },
      NewExpression(node) {
        const isFormat =
          node.callee.type === 'MemberExpression' && node.callee.property.name === 'DateTimeFormat';
        const { properties = [] } = node.arguments[1] ?? {};
        if (isFormat && !properties.some(({ key }) => key?.name === 'timeZone'))
          context.report({ node, messageId: 'part' });
      },
    };
  },
};

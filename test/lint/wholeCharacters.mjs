import { relative, sep } from 'node:path';

/** Names of texts that people write. Names of lists are plurals, so they do not match. */
const WRITTEN =
  /(^|[a-z])(text|content|name|title|reason|message|note|line|label|quote|sentence|description|keyword|query|word|comment|body|heading|excerpt|summary|answer)$/i;
const CUTTING = /^(slice|substring|substr|charAt|charCodeAt|padStart|padEnd)$/;
const COMPARED = ['<', '>', '<=', '>='];

/** Files that implement the cut and the count, and readers of formats whose parts are ASCII. */
const OWN = [
  'model/charactersOf.ts',
  'model/cutText.ts',
  'model/isLongerThan.ts',
  'model/safeFileName.ts',
  'model/rules/isOwnUpload.ts',
  'model/rules/posting/',
  'model/csvLine.ts',
  'model/search/',
  'resolvers/lib/page/paging.ts',
  'resolvers/search/lib/buildScope.ts',
  'lambdas/check-file/',
  'lambdas/index-search/',
  'lambdas/seed/',
  'web/src/features/users/admin/invite/import/parseCsv.ts',
  'web/src/features/auth/PasswordStrength.tsx',
  'web/src/features/profile/skills/findMentionedSkills.ts',
  'web/src/features/gallery/',
];

/** Returns true if an expression is, by its name or its kind, a text that people wrote. */
function isWritten(node) {
  switch (node?.type) {
    case 'Identifier':
      return WRITTEN.test(node.name);
    case 'ChainExpression':
    case 'TSNonNullExpression':
      return isWritten(node.expression);
    case 'LogicalExpression':
      return isWritten(node.left);
    case 'MemberExpression':
      return !node.computed && isWritten(node.property);
    case 'TemplateLiteral':
      return node.expressions.some(isWritten);
    case 'CallExpression': {
      if (node.callee.name === 'String') return node.arguments.some(isWritten);
      const method = node.callee.property?.name ?? '';
      return (
        /^(trim|normalize|replace|replaceAll|toLowerCase|toUpperCase)$/.test(method) &&
        isWritten(node.callee.object)
      );
    }
    default:
      return false;
  }
}

const isSmall = (node) => node?.type === 'Literal' && (node.value === 0 || node.value === 1);

/**
 * Lint rule: texts that people write are counted with `lengthOf` or `isLongerThan`, and cut with `cutText` or
 * `graphemesOf`. JavaScript's own `length` and `slice` count UTF-16 units: they divide an emoji, a rare kanji
 * or a flag, and what remains cannot be stored.
 */
export const wholeCharacters = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      cut: 'Cut what people wrote with cutText (or graphemesOf in the web app): this may divide a character.',
      count: 'Count what people wrote with lengthOf or isLongerThan: length counts UTF-16 units.',
    },
  },
  create(context) {
    const path = relative(context.cwd, context.filename).split(sep).join('/');
    const isChecked = /^(model|resolvers|lambdas|web\/src)\//.test(path) && !/\.test\.tsx?$/.test(path);
    if (!isChecked || OWN.some((own) => path.startsWith(own))) return {};
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || !CUTTING.test(callee.property.name ?? '')) return;
        // A cut at a place that was searched for does not divide anything.
        const isCounted = node.arguments.every(
          ({ type, name }) =>
            type === 'Literal' || /^[A-Z_]+$/.test(name ?? '') || type === 'MemberExpression',
        );
        if (isCounted && isWritten(callee.object)) context.report({ node, messageId: 'cut' });
      },
      MemberExpression(node) {
        if (node.computed && node.property.value === 0 && isWritten(node.object))
          context.report({ node, messageId: 'cut' });
        if (node.computed || node.property.name !== 'length' || !isWritten(node.object)) return;
        const { parent } = node;
        const other = parent.left === node ? parent.right : parent.left;
        const isLimit =
          parent.type === 'BinaryExpression' && COMPARED.includes(parent.operator) && !isSmall(other);
        if (isLimit || parent.type === 'Property') context.report({ node, messageId: 'count' });
      },
    };
  },
};

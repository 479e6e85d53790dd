import { relative, sep } from 'node:path';

const SOURCES = /(^|\/)(generated\/limits|model\/limits\/\w+)$/;
const RULE_LIMITS = ['max', 'min', 'len'];

const nameOf = (key) => key?.name ?? key?.value;

/**
 * Lint rule: forms take the limits of their fields from the generated module (`generated/limits`) or from
 * `model/limits`, never from a number of their own. With such a number, the form would accept other values
 * than the API.
 */
export const generatedLimits = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { limit: 'Take {{name}} from generated/limits: the API checks the same value.' },
  },
  create(context) {
    const path = relative(context.cwd, context.filename).split(sep).join('/');
    if (!path.startsWith('web/src/') || /\.test\.tsx?$/.test(path)) return {};
    const imported = new Set();
    const isShared = (value) =>
      value?.type === 'MemberExpression'
        ? isShared(value.object)
        : value?.type === 'Identifier' && imported.has(value.name);
    const check = (node, name, value) => {
      if (!isShared(value)) context.report({ node, messageId: 'limit', data: { name } });
    };
    return {
      ImportDeclaration({ source, specifiers }) {
        if (SOURCES.test(source.value)) specifiers.forEach(({ local }) => imported.add(local.name));
      },
      JSXAttribute(node) {
        const name = nameOf(node.name);
        const isBound = ['max', 'min'].includes(name) && nameOf(node.parent.name) === 'InputNumber';
        if (name !== 'maxLength' && name !== 'minLength' && !isBound) return;
        check(node, name, node.value?.expression);
      },
      /** Checks rules of Ant Design's Form: objects with a `message`. */
      ObjectExpression({ properties }) {
        if (!properties.some(({ key }) => nameOf(key) === 'message')) return;
        for (const { key, value } of properties) {
          if (RULE_LIMITS.includes(nameOf(key))) check(value, nameOf(key), value);
        }
      },
    };
  },
};

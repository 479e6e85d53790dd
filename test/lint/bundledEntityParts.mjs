import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

const parts = JSON.parse(
  readFileSync(new URL('../../infra/resolvers/bundledEntityParts.json', import.meta.url), 'utf8'),
);

/**
 * Lint rule: a resolver reads only those parts of an imported entity that its bundle contains. The others
 * compile, but `infra/resolvers/stripEntityRules.ts` leaves them out, so that they are undefined at run time.
 */
export const bundledEntityParts = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      part: 'A resolver’s bundle has no {{part}} of an entity. Import field rules from model/visibility.',
      whole:
        'A resolver’s bundle has no rules of an entity for this function. Import them from model/visibility.',
    },
  },
  create(context) {
    const path = relative(context.cwd, context.filename).split(sep).join('/');
    if (!path.startsWith('resolvers/') || path.endsWith('.test.ts')) return {};
    const imported = new Set();
    const readers = new Set();
    const check = (node, part) => {
      if (!parts.includes(part)) context.report({ node, messageId: 'part', data: { part } });
    };
    return {
      ImportDeclaration({ source, specifiers }) {
        if (/\/model\/entities\/\w+$/.test(source.value)) {
          specifiers.forEach(({ local }) => imported.add(local.name));
        }
        if (/\/model\/visibility\/\w+$/.test(source.value)) {
          specifiers.forEach(({ local }) => readers.add(local.name));
        }
      },
      CallExpression({ callee, arguments: given }) {
        if (callee.type !== 'Identifier' || !readers.has(callee.name)) return;
        for (const node of given)
          if (node.type === 'Identifier' && imported.has(node.name))
            context.report({ node, messageId: 'whole' });
      },
      MemberExpression({ object, property, computed }) {
        if (!computed && object.type === 'Identifier' && imported.has(object.name)) {
          check(property, property.name);
        }
      },
      VariableDeclarator({ id, init }) {
        if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier' || !imported.has(init.name)) return;
        for (const { key } of id.properties) if (key) check(key, key.name);
      },
    };
  },
};

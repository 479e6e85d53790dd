import { basename } from 'node:path';

const typeDeclarations = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'];

function namesOf(declaration) {
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

/**
 * Lint rule: a file with one export has the name of that export, in exact case. Of several exports one has
 * the file's name, unless the file's name begins with a lower-case letter and describes what they have in
 * common (`ids.ts`, `requestParts.ts`). A file may also export a type together with its value, or functions
 * with the type that they serve. Names with a dot (`Query.getUser.ts`, `*.test.ts`, `*.config.ts`) are
 * exempt.
 */
export const fileNameIsExport = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      one: 'The file is called {{file}}, its one export {{name}}: give both the same name.',
      several: 'Of the exports of {{file}} ({{names}}) none bears its name.',
    },
  },
  create(context) {
    const file = basename(context.filename).replace(/\.(tsx?|mts|mjs)$/, '');
    if (file.includes('.')) return {};
    const values = [];
    const types = [];
    return {
      ExportNamedDeclaration({ declaration, specifiers, exportKind }) {
        if (declaration) {
          (typeDeclarations.includes(declaration.type) ? types : values).push(...namesOf(declaration));
        }
        for (const { exported } of specifiers) (exportKind === 'type' ? types : values).push(exported.name);
      },
      'Program:exit'(node) {
        const names = values.length > 0 ? values : types;
        if (names.length === 0 || [...values, ...types].includes(file)) return;
        if (names.length === 1) {
          context.report({ node, messageId: 'one', data: { file, name: names[0] } });
        } else if (!/^[a-z]/.test(file)) {
          context.report({ node, messageId: 'several', data: { file, names: names.join(', ') } });
        }
      },
    };
  },
};

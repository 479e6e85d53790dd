/**
 * Lint rule: everything is imported from the file that declares it. Barrel files and re-exports are refused,
 * except re-exports of types by name.
 */
export const noReExport = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { reExport: 'No barrels, no re-exports: import from the file that declares it.' },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'reExport' });
    return {
      ExportAllDeclaration: report,
      ExportNamedDeclaration(node) {
        if (node.source && node.exportKind !== 'type') report(node);
      },
    };
  },
};

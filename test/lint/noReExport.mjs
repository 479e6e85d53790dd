/** Everything is imported from the file that declares it: no barrels, and no re-exports except of types. */
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

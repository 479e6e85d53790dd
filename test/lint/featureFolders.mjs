import { relative, sep } from 'node:path';

const AREA_FIRST = /^web\/src\/features\/((talent|admin|client)(-[^/]*)?)\//;

/**
 * A feature of the web app is named after what it is about, not after the area that shows it: the administrators'
 * view of applications is `features/applications/admin`, not `features/admin-applications`.
 */
export const featureFolders = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      area: 'Name the feature after its noun and put {{folder}} below it: features/<noun>/{{area}}.',
    },
  },
  create(context) {
    const path = relative(context.cwd, context.filename).split(sep).join('/');
    const [, folder, area] = AREA_FIRST.exec(path) ?? [];
    if (!folder) return {};
    return { Program: (node) => context.report({ node, messageId: 'area', data: { folder, area } }) };
  },
};

import { relative, sep } from 'node:path';

const AREA_FIRST = /^web\/src\/features\/((talent|admin|client)(-[^/]*)?)\//;

/**
 * Lint rule: a feature of the web app is named after its subject, not after the area of the app that shows
 * it. The administrators' view of applications is `features/applications/admin`, not
 * `features/admin-applications`.
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

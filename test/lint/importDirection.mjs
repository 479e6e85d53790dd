import { readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';

/** Which of our folders a top-level folder may import from, besides itself. Absent folders may import anything. */
const topLevel = {
  model: [],
  resolvers: ['model'],
  lambdas: ['model'],
  infra: ['model'],
  web: ['model'],
  local: [],
  packages: [],
};

/** The local cloud is a package: only these folders use it, and only what its package.json exports. */
const cloud = '@enishi/local-cloud';
const cloudUsers = ['local', 'test'];
const cloudExports = Object.keys(
  JSON.parse(readFileSync(new URL('../../packages/local-cloud/package.json', import.meta.url), 'utf8'))
    .exports,
);

/** Why `from` may not import this specifier of the local cloud, or null when it may. */
function cloudRefusal(from, specifier) {
  const [top] = from.split('/');
  if (!cloudUsers.includes(top)) return `${top} imports nothing from ${cloud}`;
  const path = `.${specifier.slice(cloud.length)}`;
  const isExported = cloudExports.some((name) =>
    name.endsWith('/*') ? path.startsWith(name.slice(0, -1)) : path === name,
  );
  return isExported ? null : `${specifier} is not exported by ${cloud}`;
}

/** The same inside web/src. `testing` and test files may import anything of web. */
const insideWeb = {
  generated: [],
  i18n: [],
  lib: ['generated', 'i18n'],
  components: ['generated', 'i18n', 'lib'],
  features: ['generated', 'i18n', 'lib', 'components'],
  app: ['generated', 'i18n', 'lib', 'components', 'features'],
};

const isTest = (path) => /\.test\.tsx?$/.test(path) || path.startsWith('web/src/testing/');

/** Why `from` may not import `to` (paths from the repository's root, with slashes), or null when it may. */
function refusal(from, to) {
  const [fromTop, fromSrc, fromFolder, fromFeature] = from.split('/');
  const [toTop, toSrc, toFolder, toFeature] = to.split('/');
  if (toTop === 'packages' && fromTop !== 'packages') {
    return `packages are imported by name, as ${cloud}`;
  }
  if (fromTop !== toTop) {
    const allowed = topLevel[fromTop];
    return !allowed || allowed.includes(toTop) || (fromTop !== 'packages' && isTest(from))
      ? null
      : `${fromTop} imports nothing from ${toTop}`;
  }
  if (fromTop !== 'web' || fromSrc !== 'src' || toSrc !== 'src' || isTest(from)) return null;
  if (fromFolder === 'features' && toFolder === 'features') {
    return fromFeature === toFeature ? null : `feature ${fromFeature} imports nothing from ${toFeature}`;
  }
  const allowed = insideWeb[fromFolder];
  return !allowed || fromFolder === toFolder || allowed.includes(toFolder)
    ? null
    : `web/src/${fromFolder} imports nothing from web/src/${toFolder}`;
}

/**
 * Relative imports keep to the direction: model ← the rest, and in web lib, components ← features ← app. The local
 * cloud imports nothing of the product, and is imported through its public exports.
 */
export const importDirection = {
  meta: { type: 'problem', schema: [], messages: { direction: '{{reason}}' } },
  create(context) {
    const posix = (path) => relative(context.cwd, path).split(sep).join('/');
    function check(source) {
      if (typeof source?.value !== 'string') return;
      const from = posix(context.filename);
      const isCloud = source.value === cloud || source.value.startsWith(`${cloud}/`);
      if (!isCloud && !source.value.startsWith('.')) return;
      const reason = isCloud
        ? cloudRefusal(from, source.value)
        : refusal(from, posix(resolve(dirname(context.filename), source.value)));
      if (reason) context.report({ node: source, messageId: 'direction', data: { reason } });
    }
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source),
      'CallExpression[callee.name="require"]': (node) => check(node.arguments[0]),
    };
  },
};

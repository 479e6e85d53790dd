import { readFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';

/**
 * The folders that a top-level folder may import from, in addition to itself. Folders that are not listed
 * may import anything.
 */
const topLevel = {
  model: [],
  resolvers: ['model'],
  lambdas: ['model'],
  infra: ['model', 'resolvers'],
  web: ['model'],
  local: [],
  'local/dev': ['local', 'infra'],
  packages: [],
};

/**
 * The package name of the local cloud. Only `local` and `test` may import it, and only what its package.json
 * exports.
 */
const cloud = '@enishi/local-cloud';
const cloudUsers = ['local', 'test'];
const cloudExports = Object.keys(
  JSON.parse(readFileSync(new URL('../../packages/local-cloud/package.json', import.meta.url), 'utf8'))
    .exports,
);

/** Returns why the file `from` may not import the given module of the local cloud, or null when it may. */
function cloudRefusal(from, specifier) {
  const [top] = from.split('/');
  if (!cloudUsers.includes(top)) return `${top} imports nothing from ${cloud}`;
  const path = `.${specifier.slice(cloud.length)}`;
  const isExported = cloudExports.some((name) =>
    name.endsWith('/*') ? path.startsWith(name.slice(0, -1)) : path === name,
  );
  return isExported ? null : `${specifier} is not exported by ${cloud}`;
}

/** Returns the top-level folder of a path, or a folder below it that has an import rule of its own. */
const areaOf = (path) => (path.startsWith('local/dev/') ? 'local/dev' : path.split('/')[0]);

/**
 * The folders that each folder of web/src may import from, in addition to itself. `testing` and test files
 * may import anything.
 */
const insideWeb = {
  generated: [],
  i18n: [],
  lib: ['generated', 'i18n'],
  components: ['generated', 'i18n', 'lib'],
  entities: ['generated', 'i18n', 'lib', 'components'],
  features: ['generated', 'i18n', 'lib', 'components', 'entities'],
  app: ['generated', 'i18n', 'lib', 'components', 'entities', 'features'],
};

/**
 * The folders whose direct subfolders must not import from each other, with the word for such a subfolder in
 * messages.
 */
const separate = { entities: 'entity', features: 'feature' };

/**
 * Matches the folder of a feature's part that belongs to one area of the app, for example
 * `features/users/admin/…`.
 */
const AREA = /^web\/src\/features\/.*?\/(talent|admin|client)(?=\/)/;

/** Matches a file with the texts of one language, for example `features/keep/texts/ja.ts`. */
const TEXTS = /^web\/src\/.*\/texts\/\w+$/;

/**
 * The generator of web/src/generated. It may import what resolvers are built from, so that forms get the
 * resolvers' limits.
 */
const GENERATOR = 'web/codegen.ts';

const isTest = (path) => /\.test\.tsx?$/.test(path) || path.startsWith('web/src/testing/');

/**
 * Returns whether a path is the `needs` file of a function. Infrastructure may import it, because it declares
 * what the function is granted.
 */
const isNeeds = (path) => /^lambdas\/[\w-]+\/needs$/.test(path);

/**
 * Returns why the file `from` may not import the file `to`, or null when it may. Both are paths from the
 * repository's root, with slashes.
 */
function refusal(from, to) {
  const [, fromSrc, fromFolder, fromPart] = from.split('/');
  const [, toSrc, toFolder, toPart] = to.split('/');
  const fromTop = areaOf(from);
  const toTop = areaOf(to);
  if (toTop === 'packages' && fromTop !== 'packages') {
    return `packages are imported by name, as ${cloud}`;
  }
  if (fromTop !== toTop) {
    if (from === GENERATOR && toTop === 'infra') return null;
    const allowed = topLevel[fromTop];
    return !allowed ||
      allowed.includes(toTop) ||
      (fromTop !== 'packages' && isTest(from)) ||
      (fromTop === 'infra' && isNeeds(to))
      ? null
      : `${fromTop} imports nothing from ${toTop}`;
  }
  if (fromTop !== 'web' || fromSrc !== 'src' || toSrc !== 'src' || isTest(from)) return null;
  if (TEXTS.test(to)) return fromFolder === 'i18n' ? null : 'only web/src/i18n imports texts';
  const kind = fromFolder === toFolder ? separate[fromFolder] : undefined;
  if (kind && fromPart !== toPart) return `${kind} ${fromPart} imports nothing from ${kind} ${toPart}`;
  const area = AREA.exec(to);
  if (area && !from.startsWith(`${area[0]}/`) && !/\/routes\.tsx?$/.test(from)) {
    return `only routes import from ${area[0]}`;
  }
  const allowed = insideWeb[fromFolder];
  return !allowed || fromFolder === toFolder || allowed.includes(toFolder)
    ? null
    : `web/src/${fromFolder} imports nothing from web/src/${toFolder}`;
}

/**
 * Lint rule: relative imports follow one direction. Resolvers, functions, infrastructure and the web app may
 * import the model; in the web app, `app` imports features, features import entities, entities import
 * components, and components import `lib`. The local cloud imports nothing of the product and is imported
 * only through its public exports.
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

import { oxlintSnippets } from '../support/oxlintSnippets';

const direction = 'enishi(importDirection)';
const fileName = 'enishi(fileNameIsExport)';
const reExport = 'enishi(noReExport)';
const defaultExport = 'eslint(no-restricted-exports)';
const linear = 'enishi(linearRegExp)';

/** What is refused, where, by which rule. */
const refused: [title: string, file: string, code: string, rule: string][] = [
  ['the model importing a resolver', 'model/Thing.ts', "import '../resolvers/lib/fail';", direction],
  ['a resolver importing a Lambda', 'resolvers/job/a.b.ts', "import '../../lambdas/lib/env';", direction],
  ['a Lambda importing infrastructure', 'lambdas/x/handler.ts', "import '../../infra/app';", direction],
  ['infrastructure importing a Lambda', 'infra/app.ts', "import '../lambdas/x/handler';", direction],
  ['the start importing the model', 'local/main.ts', "import '../model/ids';", direction],
  [
    'the local cloud importing the model',
    'packages/local-cloud/src/Service.ts',
    "import '../../../model/ids';",
    direction,
  ],
  [
    'even a type crossing into the local cloud',
    'packages/local-cloud/src/Service.ts',
    "export type A = import('../../../model/ids').A;",
    direction,
  ],
  [
    'a test of the local cloud importing a test of the product',
    'packages/local-cloud/test/a.test.ts',
    "import '../../../test/support/eventually';",
    direction,
  ],
  [
    'the start importing the local cloud by path',
    'local/main.ts',
    "import '../packages/local-cloud/exports/http';",
    direction,
  ],
  [
    'a test importing the inside of the local cloud by path',
    'test/unit/ids.test.ts',
    "import '../../packages/local-cloud/src/Service';",
    direction,
  ],
  [
    'a test importing the inside of the local cloud by name',
    'test/unit/ids.test.ts',
    "import '@enishi/local-cloud/src/Service';",
    direction,
  ],
  [
    'a Lambda importing the local cloud',
    'lambdas/x/handler.ts',
    "import '@enishi/local-cloud/http';",
    direction,
  ],
  ['the web importing infrastructure', 'web/src/app/a.ts', "import '../../../infra/app';", direction],
  [
    'a feature importing another feature',
    'web/src/features/jobs/JobList.tsx',
    "import '../keep/KeepButton';",
    direction,
  ],
  [
    'a feature importing the app',
    'web/src/features/jobs/JobList.tsx',
    "import '../../app/routes';",
    direction,
  ],
  [
    'a component importing a feature',
    'web/src/components/Tag.tsx',
    "import '../features/jobs/JobCard';",
    direction,
  ],
  [
    'a helper importing a component, also lazily',
    'web/src/lib/format.ts',
    "void import('../components/Tag');",
    direction,
  ],
  ['a file that is not named after its one export', 'model/Thing.ts', 'export const thing = 1;', fileName],
  [
    'a type that its file is not named after',
    'local/Clock.ts',
    'export interface Time { at: number }',
    fileName,
  ],
  [
    'several exports none of which bears the name',
    'lambdas/lib/Mail.ts',
    'export const a = 1; export const b = 2;',
    fileName,
  ],
  ['a default export', 'lambdas/lib/mail.ts', 'export default function mail() {}', defaultExport],
  [
    'a default export by another way',
    'lambdas/lib/mail.ts',
    'const mail = 1; export { mail as default };',
    defaultExport,
  ],
  ['a barrel', 'model/things.ts', "export * from './Thing';", reExport],
  [
    'a barrel inside the local cloud',
    'packages/local-cloud/src/things.ts',
    "export * from './Service';",
    reExport,
  ],
  ['a re-export', 'model/things.ts', "export { Thing } from './Thing';", reExport],
  ['a file of more than 250 lines', 'lambdas/lib/long.ts', 'void 0;\n'.repeat(251), 'eslint(max-lines)'],
  ['any', 'lambdas/lib/mail.ts', 'export const mail: any = 1;', 'typescript(no-explicit-any)'],
  [
    'an expected type error',
    'lambdas/lib/mail.ts',
    '// @ts-expect-error: no\nexport const mail: string = 1;',
    'typescript(ban-ts-comment)',
  ],
  [
    'a pattern that scans a long word once per character',
    'lambdas/x/mail.ts',
    'export const mail = (text: string) => text.replace(/[\\w.+-]+@[\\w-]+/g, "");',
    linear,
  ],
  [
    'a pattern that backtracks, in a resolver',
    'resolvers/lib/mail.ts',
    "const MAIL = '^(a+)+$';\nexport const mail = (text: string) => util.matches(MAIL, text);",
    linear,
  ],
  [
    'a pattern that is not written as a literal',
    'model/mail.ts',
    'export const mail = (pattern: string) => new RegExp(pattern);',
    linear,
  ],
  [
    'a hook inside a condition',
    'web/src/components/Tag.tsx',
    "import { useState } from 'react';\nexport function Tag(p: { a: boolean }) { if (p.a) useState(1); return null; }",
    'react-hooks(rules-of-hooks)',
  ],
];

const allowed: [title: string, file: string, code: string][] = [
  ['a resolver importing the model', 'resolvers/lib/respond.ts', "import '../../model/errors';"],
  ['a feature importing its own files', 'web/src/features/jobs/JobList.tsx', "import './JobCard';"],
  ['the app importing a feature', 'web/src/app/routes.tsx', "import '../features/jobs/routes';"],
  [
    'a test of a component importing what it needs',
    'web/src/components/Tag.test.tsx',
    "import '../app/App';",
  ],
  ['a test importing everything', 'test/unit/ids.test.ts', "import '../../local/projectRoot';"],
  [
    'a test importing what the local cloud exports',
    'test/unit/ids.test.ts',
    "import '@enishi/local-cloud/http';",
  ],
  [
    'the public face of the local cloud',
    'packages/local-cloud/exports/http.ts',
    "export { postText } from '../src/http/postText';",
  ],
  ['a named export of the same name', 'lambdas/lib/mail.ts', 'export const mail = 1;'],
  [
    'functions beside the type they serve',
    'local/Text.ts',
    'export interface Text { at: number }\nexport const from = 1;',
  ],
  [
    'a pattern that starts at a word boundary',
    'lambdas/x/mail.ts',
    'export const mail = (text: string) => text.replace(/(?<![\\w.+-])[\\w.+-]+@[\\w-]+/g, "");',
  ],
  ['a noun for several exports', 'model/ids.ts', 'export const a = 1; export const b = 2;'],
];

describe('the lint rules of the house', () => {
  const cases = [...refused, ...allowed];
  let findings: ReturnType<typeof oxlintSnippets>;
  beforeAll(() => {
    findings = oxlintSnippets(cases.map(([, file, code]) => ({ file, code })));
  }, 60_000);
  const rulesFor = (title: string) => findings[cases.findIndex(([other]) => other === title)];

  test.each(refused)('refuse %s', (title, _file, _code, rule) => {
    expect(rulesFor(title)).toContain(rule);
  });

  test.each(allowed)('allow %s', (title) => {
    expect(rulesFor(title)).toEqual([]);
  });

  test.each(['eslint', 'oxlint'])('refuse a comment that switches %s off', (linter) => {
    const code = `/* ${linter}-disable no-explicit-any */\nexport const Thing: any = 1;`;
    const [found] = oxlintSnippets([{ file: 'model/Thing.ts', code }]);
    expect(found).toContain('enishi(noDirective)');
  });
});

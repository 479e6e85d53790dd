import { refusedTextSnippets } from './refusedTextSnippets';

const direction = 'enishi(importDirection)';
const fileName = 'enishi(fileNameIsExport)';
const reExport = 'enishi(noReExport)';
const defaultExport = 'eslint(no-restricted-exports)';
const limits = 'enishi(generatedLimits)';
const linear = 'enishi(linearRegExp)';
const tokens = 'enishi(tokenStyles)';

/**
 * Snippets of code that the lint rules must refuse, each linted as if it were the content of the named file,
 * and the rule that refuses it.
 */
export const refusedSnippets: [title: string, file: string, code: string, rule: string][] = [
  ['the model importing a resolver', 'model/Thing.ts', "import '../resolvers/lib/fail';", direction],
  ['a resolver importing a Lambda', 'resolvers/job/a.b.ts', "import '../../lambdas/lib/env';", direction],
  ['a Lambda importing infrastructure', 'lambdas/x/handler.ts', "import '../../infra/app';", direction],
  ['infrastructure importing a Lambda', 'infra/app.ts', "import '../lambdas/x/handler';", direction],
  [
    'a resolver importing a Lambda’s needs',
    'resolvers/a/b.c.ts',
    "import '../../lambdas/x/needs';",
    direction,
  ],
  ['the start importing the development loop', 'local/main.ts', "import './dev/run';", direction],
  ['the development loop importing a Lambda', 'local/dev/run.ts', "import '../../lambdas/x/y';", direction],
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
    'a component importing an entity',
    'web/src/components/Tag.tsx',
    "import '../entities/job/JobCard';",
    direction,
  ],
  [
    'an entity importing a feature',
    'web/src/entities/job/JobCard.tsx',
    "import '../../features/jobs/JobList';",
    direction,
  ],
  [
    'an entity importing another entity',
    'web/src/entities/job/JobCard.tsx',
    "import '../talent/TalentCard';",
    direction,
  ],
  [
    'one area of a feature importing another one',
    'web/src/features/users/admin/UsersTable.tsx',
    "import '../client/TalentCard';",
    direction,
  ],
  [
    'what the areas of a feature share importing from one of them',
    'web/src/features/users/search/UserFilters.tsx',
    "import '../admin/UsersTable';",
    direction,
  ],
  [
    'a feature importing its texts instead of asking for them by key',
    'web/src/features/keep/KeepBar.tsx',
    "import './texts/ja';",
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
    'a button of Ant Design',
    'web/src/features/jobs/ApplyButton.tsx',
    "import { Button, Form } from 'antd';\nexport const ApplyButton = () => <Button form={Form} />;",
    'eslint(no-restricted-imports)',
  ],
  [
    'a button outside the kit',
    'web/src/features/jobs/ApplyButton.tsx',
    'export const ApplyButton = () => <button type="button" />;',
    'react(forbid-elements)',
  ],
  [
    'a form field with a maximum length of its own',
    'web/src/features/jobs/MessageField.tsx',
    'const LONGEST = 2_000;\nexport const MessageField = () => <input maxLength={LONGEST} />;',
    limits,
  ],
  [
    'a form rule with a maximum of its own',
    'web/src/features/jobs/messageRules.ts',
    "export const messageRules = [{ max: 2_000, message: 'too long' }];",
    limits,
  ],
  [
    'a hook inside a condition',
    'web/src/components/Tag.tsx',
    "import { useState } from 'react';\nexport function Tag(p: { a: boolean }) { if (p.a) useState(1); return null; }",
    'react-hooks(rules-of-hooks)',
  ],
  [
    'a colour of its own in an inline style',
    'web/src/components/a/Thing.tsx',
    "export const Thing = () => <p style={{ color: '#123456' }} />;",
    tokens,
  ],
  [
    'a font size of its own in an inline style',
    'web/src/components/a/Thing.tsx',
    'export const Thing = () => <p style={{ fontSize: 15 }} />;',
    tokens,
  ],
  ...refusedTextSnippets,
];

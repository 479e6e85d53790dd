/**
 * Snippets of code that the lint rules must allow, each linted as if it were the content of the named file.
 */
export const allowedSnippets: [title: string, file: string, code: string][] = [
  ['a resolver importing the model', 'resolvers/lib/respond.ts', "import '../../model/errors';"],
  ['infrastructure importing a Lambda’s needs', 'infra/app.ts', "import '../lambdas/x/needs';"],
  ['a feature importing its own files', 'web/src/features/jobs/JobList.tsx', "import './JobCard';"],
  [
    'a feature importing an entity',
    'web/src/features/jobs/JobList.tsx',
    "import '../../entities/job/JobCard';",
  ],
  [
    'an area importing what its feature shares',
    'web/src/features/users/admin/UsersTable.tsx',
    "import '../search/UserFilters';",
  ],
  [
    'the routes of a feature importing its areas',
    'web/src/features/users/routes.tsx',
    "void import('./admin/UsersTable');",
  ],
  [
    'the set of a language importing texts',
    'web/src/i18n/ja.ts',
    "import '../features/keep/texts/ja';\nexport const ja = 1;",
  ],
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
  [
    'the generator of the web app importing infrastructure',
    'web/codegen.ts',
    "import '../infra/formLimits';",
  ],
  [
    'a form rule with the generated maximum',
    'web/src/features/jobs/messageRules.ts',
    "import { limits } from '../../generated/limits';\nexport const messageRules = [{ max: limits.message, message: 'no' }];",
  ],
  ['a noun for several exports', 'model/ids.ts', 'export const a = 1; export const b = 2;'],
  [
    'a width, and a colour of the tokens, in an inline style',
    'web/src/components/a/Thing.tsx',
    "export const Thing = () => <p style={{ width: 240, color: 'var(--enishi-ink)' }} />;",
  ],
  [
    'an input that shows what was typed',
    'web/src/components/a/Thing.tsx',
    "export const Thing = ({ value, onChange }: Props) => <Input value={value ?? ''} onChange={({ target }) => onChange?.(target.value)} />;",
  ],
  [
    'an input with the props of useTypedText',
    'web/src/components/a/Thing.tsx',
    'export const Thing = ({ typed }: Props) => <Input {...typed} />;',
  ],
  [
    'a checkbox that computes',
    'web/src/components/a/Thing.tsx',
    'export const Thing = ({ tick }: Props) => <input type="checkbox" value={String(1)} onChange={tick} />;',
  ],
  ['the length of a list', 'model/thing.ts', 'export const thing = (names: string[]) => names.length > 20;'],
  ['a text that is empty', 'model/thing.ts', 'export const thing = (text: string) => text.length > 0;'],
  [
    'a text cut where something was found',
    'model/thing.ts',
    "export const thing = (text: string) => text.slice(0, text.indexOf('@'));",
  ],
  [
    'a count that is marked',
    'web/src/components/a/Thing.tsx',
    'export const Thing = ({ count }: Props) => <b data-count>{count}</b>;',
  ],
  [
    'a button of the kit',
    'web/src/components/a/Thing.tsx',
    'export const Thing = () => <button type="button" />;',
  ],
];

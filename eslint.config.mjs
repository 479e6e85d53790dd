import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { appsyncJs } from './test/lint/appsyncJs.mjs';
import { fileNameIsExport } from './test/lint/fileNameIsExport.mjs';
import { importDirection } from './test/lint/importDirection.mjs';

const code = ['**/*.{ts,tsx,mts}'];

const noBarrel = [
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that declares it.' },
  {
    selector: 'ExportNamedDeclaration[source]:not([exportKind="type"])',
    message: 'No re-exports: import from the file that declares it.',
  },
];

export default tseslint.config(
  { ignores: ['**/generated/', '**/dist/', 'cdk.out/', '.local/'] },
  // A rule that does not fit is changed here, in the open: no comment switches one off.
  { linterOptions: { noInlineConfig: true } },
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts,mjs,cjs}'],
    plugins: { enishi: { rules: { importDirection, fileNameIsExport } } },
    rules: {
      'enishi/importDirection': 'error',
      'enishi/fileNameIsExport': 'error',
      'max-lines': ['error', 250],
      'no-console': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', ...noBarrel],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
    },
  },
  {
    files: code,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_$', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // The other rules of this plugin run the React Compiler, which is not used here, over every file.
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  appsyncJs([noBarrel[0]]),
  // These tools look for a default export.
  {
    files: ['*.config.mjs', 'web/vite.config.ts', 'test/support/stack/*ForSuite.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['**/*.d.ts'], rules: { 'enishi/fileNameIsExport': 'off' } },
);

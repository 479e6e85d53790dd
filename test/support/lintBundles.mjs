/**
 * Lints deployed code with AWS's recommended rules for APPSYNC_JS. These need types, so each piece of code is
 * a file of one TypeScript program. This is a separate process, because Jest does not load ESLint's ES
 * modules. Input: `{ folder, codes }` as JSON, an empty folder below the project's and the code by name;
 * output: `{ linted, findings }`, the number of linted files and a list of `{ name, ruleId, line, message }`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import appsync from '@aws-appsync/eslint-plugin';
import { ESLint } from 'eslint';
import { parser } from 'typescript-eslint';

const { folder, codes } = JSON.parse(readFileSync(0, 'utf8'));
const names = Object.keys(codes);
const fileOf = new Map(names.map((name, at) => [name, join(folder, `${at}.js`)]));
for (const name of names) writeFileSync(fileOf.get(name), codes[name]);
const tsconfig = join(folder, 'tsconfig.json');
const compilerOptions = {
  ...{ allowJs: true, checkJs: false, noEmit: true, skipLibCheck: true, types: [] },
  ...{ target: 'es2022', lib: ['es2022'], module: 'esnext', moduleResolution: 'bundler' },
};
writeFileSync(tsconfig, JSON.stringify({ compilerOptions, files: [...fileOf.values()] }));

const eslint = new ESLint({
  cwd: folder,
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.js'],
    languageOptions: { parser, parserOptions: { project: tsconfig } },
    linterOptions: { noInlineConfig: true },
    plugins: { '@aws-appsync': appsync },
    rules: appsync.configs.recommended.rules,
  },
});
const nameOf = new Map([...fileOf].map(([name, file]) => [file, name]));
const results = await eslint.lintFiles([...fileOf.values()]);
const findings = results.flatMap(({ filePath, messages }) =>
  messages.map(({ ruleId, line, message }) => ({ name: nameOf.get(filePath), ruleId, line, message })),
);
console.log(JSON.stringify({ linted: results.length, findings }));

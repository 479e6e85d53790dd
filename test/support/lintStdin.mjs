/**
 * Lints snippets as files of the repository with its configuration. A separate process, because ESLint
 * loads its configuration as an ES module, which Jest does not support. Input: `[{ file, code, types? }]`
 * as JSON; output: for each a list of `{ ruleId, message }`.
 */
import { existsSync, readFileSync } from 'node:fs';
import appsync from '@aws-appsync/eslint-plugin';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const typed = new ESLint();
// A path that does not exist belongs to no TypeScript project; without types linting is ten times faster.
const withoutTypes = {
  ...tseslint.configs.disableTypeChecked.rules,
  ...Object.fromEntries(Object.keys(appsync.configs.recommended.rules).map((rule) => [rule, 'off'])),
};
const untyped = new ESLint({
  overrideConfig: [tseslint.configs.disableTypeChecked, { rules: withoutTypes }],
});

const answers = [];
for (const { file, code, types = existsSync(file) } of JSON.parse(readFileSync(0, 'utf8'))) {
  const [result] = await (types ? typed : untyped).lintText(code, { filePath: file });
  answers.push(result.messages.map(({ ruleId, message }) => ({ ruleId, message })));
}
console.log(JSON.stringify(answers));

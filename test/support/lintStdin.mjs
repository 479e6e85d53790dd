/**
 * Lints snippets as if they were files of the repository, by its own configuration. A process of its own: ESLint
 * loads its configuration as an ES module, which Jest does not. In: `[{ file, code, types? }]` as JSON; out: for each the
 * list of `{ ruleId, message }`.
 */
import { existsSync, readFileSync } from 'node:fs';
import appsync from '@aws-appsync/eslint-plugin';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const typed = new ESLint();
// A path that does not exist belongs to no TypeScript project; and without types it goes ten times faster.
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

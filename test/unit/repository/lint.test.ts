import { oxlintSnippets } from '../../support/oxlintSnippets';
import { allowedSnippets as allowed } from './allowedSnippets';
import { refusedSnippets as refused } from './refusedSnippets';

describe('the lint rules of this repository', () => {
  const cases = [...refused, ...allowed];
  let findings: ReturnType<typeof oxlintSnippets>;
  beforeAll(() => {
    findings = oxlintSnippets(cases.map(([, file, code]) => ({ file, code })));
  });
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

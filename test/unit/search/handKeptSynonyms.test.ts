import handKept from '../../../lambdas/index-search/synonyms.json';
import { synonymRules } from '../../../lambdas/index-search/synonymRules';

test('each hand-kept synonym has an owner and a reason, and is in the analysis once', () => {
  const rules = handKept.flatMap(({ rules: each }) => each);
  expect(rules.length).toBeGreaterThan(50);
  for (const { owner, reason } of handKept) {
    expect(['engineering', 'marketplace operations']).toContain(owner);
    expect(reason).toMatch(/^.{15,}\.$/);
  }
  const all = synonymRules();
  for (const rule of rules) expect(all.filter((each) => each === rule)).toHaveLength(1);
});

test('words that find too much are no synonyms: 開発者 and 社員', () => {
  const words = synonymRules().flatMap((rule) => rule.split(/, | => /));
  expect(words.filter((word) => ['開発者', '社員'].includes(word))).toEqual([]);
});

import { evaluate } from '../../src/services/appsync/evaluation/evaluate';
import { bundleOf, readRecordings } from './support/recordings';

describe.each(readRecordings())('%s', (_file, { truth, cases }) => {
  test('names the source of the expected answers', () => {
    expect(truth).toMatch(/^(run|source|unverified): /);
  });

  test.each(cases.map((each) => [each.title, each] as const))('%s', (_title, { expression, expected }) => {
    const { value, error } = evaluate(bundleOf(expression), 'request');
    expect(error).toBeNull();
    expect(value).toEqual(expected);
  });
});

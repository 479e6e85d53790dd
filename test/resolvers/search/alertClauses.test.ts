import * as fc from 'fast-check';
import { conceptRows } from '../../../lambdas/seed/concepts/conceptRows';
import { alertClauses } from '../../../lambdas/lib/alerts/alertClauses';
import { buildJobFilter } from '../../../web/src/entities/job/search/buildJobFilter';
import { buildAlertConditions } from '../../../web/src/features/jobs/alerts/buildAlertConditions';
import type { JobSearch } from '../../../web/src/entities/job/search/JobSearch';
import { drawJobSearches } from '../../../web/src/testing/drawJobSearches';
import { SearchResolver } from '../../support/resolver/SearchResolver';

let search: SearchResolver;

beforeAll(async () => {
  search = await SearchResolver.of('search/searchOpenJobs');
});

const words = [
  'React',
  '週3日',
  'フルリモート',
  '営業以外',
  '年収800万',
  'さーばー',
  '決済 台帳',
  'データサイエンティスト',
  '-Java',
  '「」',
  'フィンテックの法務',
  'CTO以外',
  '名古屋',
  '"土日だけ"',
  '子育て中でもできる仕事',
];

const searches = drawJobSearches(fc.subarray(words).map((some) => some.join(' ')));

type Clause = Record<string, unknown>;

/** Returns the clauses as texts, in order, with one text for each bound of a range. */
const atoms = (clauses: readonly Clause[]): string[] =>
  clauses
    .flatMap((clause) => {
      const [[field, bounds] = []] = Object.entries(clause.range ?? {}) as [string, object][];
      if (!field || !bounds) return [JSON.stringify(clause)];
      return Object.entries(bounds).map(([key, value]) => JSON.stringify({ field, [key]: value }));
    })
    .sort();

/** Returns the clauses with which the search page asks for a search. */
function askedFor(wanted: JobSearch): Clause[] {
  const { query } = search.request({ filter: buildJobFilter(wanted) }).body as { query: Clause };
  const { bool } = ((query.function_score as { query: Clause } | undefined)?.query ?? query) as {
    bool: { must: Clause[]; filter: Clause[] };
  };
  return [...bool.must, ...bool.filter];
}

test('an alert asks for exactly what the search page asks for in its first step', () => {
  fc.assert(
    fc.property(searches, (wanted) => {
      const stored = { pk: '', sk: '', __typename: 'JobAlert', id: 'a', ...buildAlertConditions(wanted) };
      expect(atoms(alertClauses(stored, { rules: [], concepts: conceptRows() }))).toEqual(
        atoms(askedFor(wanted)),
      );
    }),
  );
});

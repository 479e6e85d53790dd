import { runtime, util } from '@aws-appsync/utils';
import { OpenJob } from '../../model/entities/OpenJob';
import { keyOf } from '../../model/ids';
import { isLongerThan } from '../../model/isLongerThan';
import { SynonymLimits } from '../../model/limits/SynonymLimits';
import type { ExpandedText } from '../../model/search/ExpandedText';
import type { SynonymRule } from '../../model/search/SynonymRule';
import { expandSynonyms } from '../../model/search/expandSynonyms';
import { synonymsKey } from '../../model/search/synonymsKey';
import { synonymsOf } from '../../model/search/synonymsOf';
import { understandText } from '../../model/search/understandText';
import type { RootFields } from '../generated/types';
import { operation, type StepContext } from '../lib/operation';
import { batchGetItems, batchItems, getLatestItem } from '../lib/read';
import { authorizeAndValidate, invalid, resultOrFail } from '../lib/resolver';
import type { Clause } from '../../model/search/Searchable';
import { keywordQuery } from '../../model/search/keywordQuery';
import { searchOperation, searchResultOrFail } from '../search/lib/search';
import { openJobs } from '../../model/search/openJobs';
import { readRules } from './lib/readRules';
import type { SynonymsRow } from './lib/synonymsPage';

interface Meaning {
  before: ExpandedText;
  after: ExpandedText;
}

/**
 * The maximum number of added jobs, and of removed jobs, whose titles the preview shows for each search text.
 */
const SHOWN = 5;

interface Count {
  doc_count: number;
  ids?: { buckets: { key: string }[] };
}

interface Preview {
  before: number;
  after: number;
  added: string[];
  removed: string[];
}

/**
 * Returns the preview of each search text, with the titles of the jobs instead of their ids. A job that was
 * deleted in the meantime is left out.
 */
interface Stash {
  rules: SynonymRule[];
  meanings: Meaning[];
  previews: Preview[];
}

type Args = RootFields['Query.previewSynonyms']['args'];

function show(ctx: StepContext<Args, Stash>, titles: Readonly<Record<string, string>>) {
  const named = (ids: string[]) => ids.map((id) => titles[id]).filter((title) => !!title);
  return ctx.stash.previews.map(({ before, after, added, removed }, at) => ({
    query: ctx.args.queries[at],
    before,
    after,
    added: named(added),
    removed: named(removed),
  }));
}

export const previewSynonyms = operation('Query.previewSynonyms', { grants: ['admin'] })
  .stash<Stash>()
  .step('published', 'Catalog', {
    /**
     * Checks the rules that are to be previewed, in the same way as publishing does, and reads the published
     * rules.
     */
    request(ctx) {
      authorizeAndValidate(ctx);
      const { rules, queries } = ctx.args;
      ctx.stash.rules = readRules('rules', rules);
      const isLong = queries.some((query) => query.trim() === '' || isLongerThan(query, 100));
      if (queries.length === 0 || queries.length > SynonymLimits.queries || isLong)
        invalid('queries', `1..${SynonymLimits.queries}`);
      return getLatestItem<SynonymsRow>(synonymsKey);
    },

    /**
     * Puts into the stash what each search text means with the published rules and with the rules of the preview.
     */
    response(ctx) {
      const published = synonymsOf(resultOrFail(ctx)?.rules ?? []);
      const given = synonymsOf(ctx.stash.rules);
      ctx.stash.meanings = ctx.args.queries.map((query) => {
        const understood = understandText(util.str.normalize(query, 'nfkc').toLowerCase());
        return { before: expandSynonyms(understood, published), after: expandSynonyms(understood, given) };
      });
      return null;
    },
  })
  .step('count', 'Search', {
    /**
     * Asks OpenSearch, in one request, how many jobs each search text finds with the published rules and with the
     * rules of the preview, and for the ids of some jobs that only one of the two finds.
     */
    request(ctx) {
      const aggs: Record<string, Clause> = {};
      ctx.stash.meanings.forEach((meaning, at) => {
        const before = keywordQuery(meaning.before, 'EXACT', openJobs);
        const after = keywordQuery(meaning.after, 'EXACT', openJobs);
        const ids = { ids: { terms: { field: 'id', size: SHOWN, order: { _key: 'asc' } } } };
        aggs[`before${at}`] = { filter: before };
        aggs[`after${at}`] = { filter: after };
        aggs[`added${at}`] = { filter: { bool: { filter: after, must_not: before } }, aggs: ids };
        aggs[`removed${at}`] = { filter: { bool: { filter: before, must_not: after } }, aggs: ids };
      });
      return searchOperation(ctx, 'open-jobs', { size: 0, track_total_hits: false, aggs });
    },

    /** Puts the counts and the ids of the jobs into the stash, for each search text. */
    response(ctx) {
      const { aggregations } = searchResultOrFail<{ aggregations: Record<string, Count | undefined> }>(ctx);
      const idsOf = (name: string) => aggregations[name]?.ids?.buckets.map((bucket) => bucket.key) ?? [];
      ctx.stash.previews = ctx.stash.meanings.map((_, at) => ({
        before: aggregations[`before${at}`]?.doc_count ?? 0,
        after: aggregations[`after${at}`]?.doc_count ?? 0,
        added: idsOf(`added${at}`),
        removed: idsOf(`removed${at}`),
      }));
      return null;
    },
  })
  .step('titles', 'OpenJob', {
    /** Reads the jobs that a preview names, if there are any. */
    request(ctx) {
      const ids: Record<string, boolean> = {};
      ctx.stash.previews.forEach(({ added, removed }) => {
        [...added, ...removed].forEach((id) => {
          ids[id] = true;
        });
      });
      const keys = Object.keys(ids).map((id) => keyOf(OpenJob, id));
      if (keys.length === 0) runtime.earlyReturn(show(ctx, {}));
      return batchGetItems(ctx, 'OpenJob', keys.slice(0, 100));
    },

    response(ctx) {
      const titles: Record<string, string> = {};
      batchItems<'OpenJob'>(ctx, 'OpenJob').forEach((job) => {
        if (job) titles[job.id] = job.title;
      });
      return show(ctx, titles);
    },
  });

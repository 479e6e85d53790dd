import { type Context, runtime } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import type { StoredRow } from '../generated/types';
import { sourceIpOf } from '../lib/access/sourceIpOf';
import { endPipeline } from '../lib/endPipeline';
import { operation } from '../lib/operation';
import { batchGetItems, batchItems } from '../lib/read';
import { authorizeAndValidate } from '../lib/resolver';
import { callerRowKeys } from '../job/lib/callerRowKeys';
import type { Searchable } from '../../model/search/Searchable';
import { buildScope } from './lib/buildScope';
import { jobsPage, showJobs } from './lib/jobsPage';
import { searchRequest, type SearchStash } from './lib/search';
import { allJobs } from './lib/searchables/allJobs';
import { openJobs } from '../../model/search/openJobs';
import { widerPage, widerRequest } from './lib/widerStep';
import { understand } from './understand';
import { asText } from '../lib/asText';

/**
 * The fields by which a client may search the jobs of their own organization. `keyword` is missing, because
 * it also matches fields that clients do not see.
 */
const ownJobs: Searchable = { ...allJobs, kinds: { ...allJobs.kinds, all: '' } };

/**
 * Returns whether the query selects a field of a related record, such as the occupation, that a job's snapshot of
 * it lacks, so that a later step must read it.
 */
function needsRelations(selected: string[], jobs: StoredRow[]): boolean {
  const lacking = selected.filter((path) => {
    const [, field, name] = path.split('/');
    if (!name || name === '__typename') return false;
    const without = jobs.filter((job) => {
      const snapshot = job[field ?? ''] as StoredRow | null | undefined;
      return snapshot && !Array.isArray(snapshot) && snapshot[name] === undefined;
    });
    return without.length > 0;
  });
  return lacking.length > 0;
}

interface Stash extends SearchStash {
  who: Caller;
  /** Whether the query selects what the caller has kept or applied to. */
  wantsMine: boolean;
}

function callerOf(ctx: Context): string {
  const { sub, cognitoIdentityId } = (ctx.identity ?? {}) as {
    sub?: string;
    cognitoIdentityId?: string | null;
  };
  const ip = sourceIpOf(ctx);
  return sub ?? (ip === '' ? (cognitoIdentityId ?? '') : ip);
}

/**
 * Returns the search text of the filter `keyword`, with whatever operator the filter has, for example
 * `match`.
 */
function textOf(keyword: Record<string, unknown>): string {
  const [words] = Object.values(keyword).filter((value) => value !== null);
  return typeof words === 'string' ? words.trim() : '';
}

export const searchOpenJobs = operation('Query.searchOpenJobs', { grants: ['guest', 'signedIn'] })
  .stash<Stash>()
  .step('understand', understand)
  .step('scope', 'None', {
    /**
     * Chooses the OpenSearch index for searchOpenJobs: all jobs for administrators, public jobs for everybody
     * else. Clients whose filter names their own organization find all its jobs, also drafts and closed ones.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const asked = ctx.args.filter?.organizationId;
      const isOwn = who.organizationId !== '' && asked?.eq === who.organizationId && !who.isAdmin;
      const { isAdmin, organizationId } = who;
      ctx.stash.who = who;
      ctx.stash.isOwn = isOwn;
      ctx.stash.scope = buildScope(ctx, {
        index: isAdmin || isOwn ? 'open-jobs-admin' : 'open-jobs',
        searchable: isOwn ? ownJobs : isAdmin ? allJobs : openJobs,
        isAdmin,
        forced: isOwn ? [{ term: { organizationId } }] : [],
      });
      runtime.earlyReturn(null);
    },

    response() {
      return null;
    },
  })
  .step('search', 'Search', {
    /**
     * Returns the OpenSearch request for a page of jobs. Without a cursor, the request searches in the step
     * `EXACT`, with a cursor in the step that has found the previous page.
     */
    request: (ctx) => showJobs(ctx, searchRequest(ctx)),

    response(ctx) {
      const page = jobsPage(ctx);
      const asked = ctx.info.selectionSetList;
      const wantsMine = asked.includes('items/myFavorite') || asked.includes('items/myApply');
      ctx.stash.wantsMine = ctx.stash.who.kind === 'person' && wantsMine;
      const isInVain = page.nearTotal === 0 && ctx.args.filter?.keyword;
      if (isInVain || (ctx.stash.wantsMine && page.items.length > 0)) return page;
      if (needsRelations(asked, page.items)) return page;
      return endPipeline(ctx, page);
    },
  })
  .step('prefix', 'Search', {
    /**
     * If the exact search found no job, searches again so that a word in the search text may also be the
     * beginning of a longer word (step `PREFIX`).
     */
    request: (ctx) => showJobs(ctx, widerRequest(ctx, 'PREFIX')),

    response: (ctx) => widerPage(ctx, jobsPage(ctx)),
  })
  .step('near', 'Search', {
    /**
     * If the previous steps found no job, searches again so that most of the words, or words with a similar
     * spelling, are enough (step `NEAR`).
     */
    request: (ctx) => showJobs(ctx, widerRequest(ctx, 'NEAR')),

    response: (ctx) => widerPage(ctx, jobsPage(ctx)),
  })
  .step('mine', 'Talent', {
    /** Reads which jobs on this page of results the caller has kept, and to which they have applied. */
    request(ctx) {
      const { items } = ctx.prev.result;
      if (!ctx.stash.wantsMine || items.length === 0) runtime.earlyReturn(ctx.prev.result);
      const rows = items.map(({ id }) => callerRowKeys(ctx.stash.who.sub, asText(id)));
      const keys = [...rows.map(({ keep }) => keep), ...rows.map(({ apply }) => apply)];
      return batchGetItems(ctx, 'Talent', keys);
    },

    response(ctx) {
      const bySortKey: Record<string, StoredRow> = {};
      batchItems<'UserApplies' | 'UserFavoriteOpenJobs'>(ctx, 'Talent').forEach((row) => {
        if (row) bySortKey[row.sk ?? ''] = row;
      });
      const { items } = ctx.prev.result;
      const withRows = items.map((job) => ({
        ...job,
        myFavorite: bySortKey[`UserFavoriteOpenJobs#${asText(job.id)}`] ?? null,
        myApply: bySortKey[`UserApplies#${asText(job.id)}`] ?? null,
      }));
      return { ...ctx.prev.result, items: withRows };
    },
  })
  .step('countEmptySearch', 'EmptySearches', {
    /**
     * Lets the function count-empty-searches count a search that has found nothing, without waiting for it. It does so only
     * for the first page of searches that the web app marks as final (`settled`). Results of the step `NEAR` count as nothing
     * found. Guests are identified by their IP address, because a script can create any number of guest identities.
     */
    request(ctx) {
      const { filter, from, nextToken, settled } = ctx.args;
      const { nearTotal, match } = ctx.prev.result;
      // What only begins with the words is a result; what is merely near is not.
      const isNear = nearTotal === 0 || match === 'NEAR';
      const text = textOf(filter?.keyword ?? {});
      if (!settled || !isNear || text === '' || from || nextToken) runtime.earlyReturn(ctx.prev.result);
      return { operation: 'Invoke', invocationType: 'Event', payload: { caller: callerOf(ctx), text } };
    },

    /** Returns the page of results. A failure to count must not fail the search. */
    response(ctx) {
      return ctx.prev.result;
    },
  });

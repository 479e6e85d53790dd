import { opensearch } from '../lib/opensearch';
import { actionsOf } from './actionsOf';
import type { IndexName } from './IndexName';
import { Source } from './Source';
import type { Target } from './Target';
import { writeActions } from './writeActions';

interface Page {
  hits: { hits: { _id: string; sort: unknown[] }[] };
}

const PAGE = 1000;

/** Looks again at every document that was not expected and removes those that must be gone; answers how many. */
export async function dropGhosts(index: IndexName, expected: ReadonlySet<string>): Promise<number> {
  await opensearch('POST', `/${index}/_refresh`);
  let ghosts = 0;
  let after: unknown[] | undefined;
  do {
    const { body } = await opensearch<Page>('POST', `/${index}/_search`, {
      ...{ size: PAGE, _source: false, query: { match_all: {} }, sort: [{ id: 'asc' }] },
      ...(after && { search_after: after }),
    });
    const { hits } = body.hits;
    const source = new Source();
    const unexpected = hits.map(({ _id }) => _id).filter((id) => !expected.has(id));
    const actions = await Promise.all(unexpected.map((id) => actionsOf(targetOf(index, id), source)));
    const own = actions.flat().filter((action) => action.index === index);
    await writeActions(own, source.version);
    ghosts += own.filter(({ document }) => !document).length;
    after = hits.length === PAGE ? hits.at(-1)?.sort : undefined;
  } while (after);
  return ghosts;
}

function targetOf(index: IndexName, id: string): Target {
  if (index === 'conversations') return { kind: 'conversation', conversationId: id };
  if (index === 'users-admin' || index === 'users-client') return { kind: 'person', sub: id };
  if (index.startsWith('employee-benefits')) return { kind: 'benefit', id };
  const [sub = '', openJobId = ''] = id.split('.');
  if (index === 'user-applies') return { kind: 'row', entity: 'UserApplies', sub, openJobId };
  if (index === 'user-favorite-open-jobs')
    return { kind: 'row', entity: 'UserFavoriteOpenJobs', sub, openJobId };
  return { kind: 'job', openJobId: id };
}

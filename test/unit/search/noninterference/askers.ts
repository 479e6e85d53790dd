import { drawMixed } from '../../../search/drawn/draw';
import type { SearchDocument } from '../../../../lambdas/index-search/Action';
import type { Evaluation } from '@enishi/local-cloud/appsync';
import { SearchResolver } from '../../../support/resolver/SearchResolver';
import { vocabulary } from './vocabulary';

const guest = { cognitoIdentityAuthType: 'unauthenticated', userArn: 'arn:aws:sts::1:assumed-role/guest/a' };
const talent = { sub: 'me', groups: null };
const member = { sub: 'member', groups: null, claims: { organizationId: 'org-own' } };

const SEARCHES = [
  ['guest', guest, 'search/searchOpenJobs', 'open-jobs'],
  ['talent', talent, 'search/searchOpenJobs', 'open-jobs'],
  ['talent', talent, 'search/searchUserFavoriteOpenJobs', 'user-favorite-open-jobs'],
  ['talent', talent, 'benefit/searchEmployeeBenefits', 'employee-benefits'],
  ['member', member, 'search/searchUsers', 'users-client'],
  ['member', member, 'search/searchOpenJobs', 'open-jobs-admin'],
  ['member', member, 'search/searchUserApplies', 'user-applies'],
] as const;

/**
 * A search that the resolver accepts: its arguments, the request that the resolver sends to the search
 * engine, and the resolver's stash after this request.
 */
export interface Asked {
  args: Record<string, unknown>;
  request: { path: string; body: object };
  stash: Record<string, unknown>;
}

/**
 * A caller of one kind of search, together with random searches (`asked`) that the resolver accepts from this
 * caller.
 */
export interface Asker {
  who: string;
  /** Returns the request for the given arguments. Throws when the resolver refuses them. */
  ask(args: Asked['args']): Asked;
  /** Returns the page of results, or the error, that the resolver makes from the search engine's answer. */
  page(
    asked: Asked,
    answer: { result: unknown; error: { type: string; message: string } | null },
  ): Evaluation;
  asked: Asked[];
}

const SELECTED = ['items', 'highlights'];

/**
 * Reduces the filter of every second search to at most a word, and its page to a few results, so that many
 * searches find documents.
 */
function eased(args: Record<string, unknown>, index: number): Record<string, unknown> {
  if (index % 2 === 0) return args;
  const word = vocabulary[index % vocabulary.length];
  const filter = index % 4 === 1 ? { keyword: { match: word } } : {};
  return { ...args, filter, limit: 1 + (index % 3), from: undefined };
}

/**
 * Creates a caller for each kind of search, with up to `count` searches. The arguments of the searches use
 * values from the given documents, including values of hidden fields.
 */
export function askers(documents: Record<string, SearchDocument[]>, count: number): Promise<Asker[]> {
  return Promise.all(
    SEARCHES.map(async ([who, identity, search, index], place): Promise<Asker> => {
      const resolver = await SearchResolver.of(search);
      const query = search.slice(search.indexOf('/') + 1);
      const own = index === 'open-jobs-admin' ? { organizationId: { eq: 'org-own' } } : {};
      const tried = (args: Asked['args']): Asked | undefined => {
        const { value, stash, error } = resolver.ask(args, identity, 'open', SELECTED);
        if (error) return undefined;
        const { path, params } = value as { path: string; params: { body: object } };
        return { args, request: { path, body: params.body }, stash };
      };
      const asked = drawMixed(query, documents[index] ?? [], 4_000 + place, count * 4)
        .map(eased)
        .map((args) => tried({ ...args, filter: { ...(args.filter as object), ...own } }))
        .filter((each) => each !== undefined)
        .slice(0, count);
      return {
        ...{ who, asked },
        ask: (args) => {
          const accepted = tried(args);
          if (!accepted) throw new Error(`refused: ${JSON.stringify(args)}`);
          return accepted;
        },
        page: ({ args, stash }, answer) => {
          const info = { selectionSetList: SELECTED };
          return resolver.respond(stash, { arguments: args, identity, info, ...answer });
        },
      };
    }),
  );
}

import { drawMixed } from '../../../search/drawn/draw';
import type { SearchDocument } from '../../../../lambdas/index-search/Action';
import type { Evaluation } from '@enishi/local-cloud/appsync';
import { SearchResolver } from '../../../support/resolver/SearchResolver';
import { vocabulary } from './vocabulary';

const guest = { cognitoIdentityAuthType: 'unauthenticated', userArn: 'arn:aws:sts::1:assumed-role/guest/a' };
const talent = { sub: 'me', groups: null };
const member = { sub: 'member', groups: null, claims: { organizationId: 'org-own' } };

const SEARCHES = [
  ['guest', guest, 'search/Query.searchOpenJobs', 'open-jobs'],
  ['talent', talent, 'search/Query.searchOpenJobs', 'open-jobs'],
  ['talent', talent, 'search/Query.searchUserFavoriteOpenJobs', 'user-favorite-open-jobs'],
  ['talent', talent, 'benefit/Query.searchEmployeeBenefits', 'employee-benefits'],
  ['member', member, 'search/Query.searchUsers', 'users-client'],
  ['member', member, 'search/Query.searchOpenJobs', 'open-jobs-admin'],
  ['member', member, 'search/Query.searchUserApplies', 'user-applies'],
] as const;

/** An accepted search and its request to the engine. */
export interface Asked {
  args: Record<string, unknown>;
  request: { path: string; body: object };
  stash: Record<string, unknown>;
}

/** A caller of a search, with random arguments of every kind that the search accepts from them. */
export interface Asker {
  who: string;
  /** @throws when the search is refused */
  ask(args: Asked['args']): Asked;
  /** The page for an engine's answer, or the error; `selected` are the fields that the client selects. */
  page(
    asked: Asked,
    answer: { result: unknown; error: { type: string; message: string } | null },
  ): Evaluation;
  asked: Asked[];
}

const SELECTED = ['items', 'highlights'];

/** Every other search has only words or no condition, and small pages, so that it finds many documents. */
function eased(args: Record<string, unknown>, index: number): Record<string, unknown> {
  if (index % 2 === 0) return args;
  const word = vocabulary[index % vocabulary.length];
  const filter = index % 4 === 1 ? { keyword: { match: word } } : {};
  return { ...args, filter, limit: 1 + (index % 3), from: undefined };
}

/** Arguments use values from the given documents, including hidden ones. */
export function askers(documents: Record<string, SearchDocument[]>, count: number): Promise<Asker[]> {
  return Promise.all(
    SEARCHES.map(async ([who, identity, search, index], place): Promise<Asker> => {
      const resolver = await SearchResolver.of(search);
      const query = search.slice(search.indexOf('.') + 1);
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

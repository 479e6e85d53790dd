import { conceptRows } from '../../../lambdas/seed/concepts/conceptRows';
import type { SynonymRule } from '../../../model/search/SynonymRule';
import { bundleStep } from './bundleStep';
import type { Evaluation } from '@enishi/local-cloud/appsync';
import { evaluate, type PartialContext } from '@enishi/local-cloud/appsync';

export const guest = {
  cognitoIdentityAuthType: 'unauthenticated',
  userArn: 'arn:aws:sts::1:assumed-role/guest/a',
};
export const talent = { sub: 'talent-1', groups: null };
export const member = { sub: 'member-1', groups: null, claims: { organizationId: 'org-1' } };
export const admin = { sub: 'admin-1', groups: ['admin'] };

const env = { TalentTable: 'Talent', CatalogTable: 'Catalog', publishingRole: '' };

const concepts = new Map(conceptRows().map((row) => [`${row.pk} ${row.sk}`, row]));

type Body = Record<string, unknown>;

/** The fields of a page of search results that tests read. */
interface Page {
  items: Body[];
  total: number;
  nearTotal: number;
  match: string;
  nextToken: string | null;
}

/**
 * Runs the pipeline of a search resolver: the step that restricts the search to what the caller may see, the
 * exact search, and the wider searches.
 */
export class SearchResolver {
  private constructor(
    private readonly understand: string,
    private readonly scope: string,
    private readonly search: string,
    private readonly wider: readonly string[],
    private readonly privateRows: readonly Body[],
    private readonly synonyms: readonly SynonymRule[],
  ) {}

  /**
   * Bundles the steps of a search resolver.
   * @param name the folder and the name of the operation, such as `search/searchUsers`
   * @param privateRows the caller's private rows, which the second step of some searches reads
   * @param synonyms the published synonyms, which the first step reads for a text
   */
  static async of(
    name: string,
    privateRows: readonly Body[] = [],
    synonyms: readonly SynonymRule[] = [],
  ): Promise<SearchResolver> {
    const bundle = (step: string) => bundleStep(`resolvers/${name}.ts#${step}`);
    const understand = await bundleStep('resolvers/search/understand.ts#', name.split('/')[1]);
    const wider = [await bundle('prefix'), await bundle('near')];
    const [scope, search] = [await bundle('scope'), await bundle('search')];
    return new SearchResolver(understand, scope, search, wider, privateRows, synonyms);
  }

  ask(
    args: Body,
    identity: object = guest,
    clientArea = 'closed',
    selectionSetList: string[] = [],
  ): Evaluation {
    const asked = { arguments: args, identity, env: { ...env, clientArea }, info: { selectionSetList } };
    const understood = this.readSynonyms(asked);
    if (understood.error) return understood;
    const ctx = { ...asked, stash: understood.stash };
    const scope = evaluate(this.scope, 'request', ctx);
    if (scope.error || scope.earlyReturn?.skipTo) return scope;
    const read = scope.earlyReturn ? scope : this.read({ ...ctx, stash: scope.stash });
    return read.error ? read : evaluate(this.search, 'request', { ...ctx, stash: read.stash });
  }

  /** Runs the first step, which reads the published synonyms if the caller searches for a text. */
  private readSynonyms(ctx: PartialContext): Evaluation {
    const asked = evaluate(this.understand, 'request', ctx);
    if (asked.error || asked.earlyReturn) return asked;
    const { tables } = asked.value as {
      tables: { Catalog: { keys: { pk: { S: string }; sk: { S: string } }[] } };
    };
    const rows = tables.Catalog.keys.map(({ pk, sk }) => concepts.get(`${pk.S} ${sk.S}`) ?? null);
    const result = { data: { Catalog: [{ rules: this.synonyms }, ...rows.slice(1)] } };
    return evaluate(this.understand, 'response', { ...ctx, stash: asked.stash, result });
  }

  /**
   * Evaluates the response handler of the second step, which reads the caller's private rows in some searches.
   */
  private read(ctx: PartialContext): Evaluation {
    return evaluate(this.scope, 'response', { ...ctx, result: { items: this.privateRows } });
  }

  /**
   * Returns the path and the body of the request that the resolver sends to OpenSearch. Throws if the
   * resolver refuses the search.
   */
  request(
    args: Body,
    identity: object = guest,
    clientArea = 'closed',
    selectionSetList: string[] = [],
  ): { path: string; body: Body } {
    const { value, error } = this.ask(args, identity, clientArea, selectionSetList);
    if (error) throw new Error(`refused: ${JSON.stringify(error)}`);
    const { path, params } = value as { path: string; params: { body: Body } };
    return { path, body: params.body };
  }

  /**
   * Runs the whole search: the exact step and, if it finds nothing, the wider steps until one finds
   * something.
   * @param send sends a request to the search engine and returns the engine's result
   * @returns the page that the API returns, and the number of requests to the engine
   */
  async page(
    args: Body,
    identity: object,
    send: (request: { path: string; body: Body }) => Promise<unknown>,
  ): Promise<{ page: Page; calls: number }> {
    const ctx = {
      arguments: args,
      identity,
      info: { selectionSetList: [] },
      env: { ...env, clientArea: 'open' },
    };
    let step = this.ask(args, identity, 'open');
    let code = this.search;
    let calls = 0;
    let page: unknown = null;
    for (const next of [...this.wider, '']) {
      if (!step.earlyReturn) {
        if (step.error) throw new Error(`refused: ${JSON.stringify(step.error)}`);
        const { path, params } = step.value as { path: string; params: { body: Body } };
        calls += 1;
        const result = await send({ path, body: params.body });
        step = evaluate(code, 'response', { ...ctx, result, prev: { result: page }, stash: step.stash });
        page = step.value;
      }
      if (!next || step.earlyReturn?.skipTo || step.stash.isEnded) break;
      code = next;
      step = evaluate(code, 'request', { ...ctx, prev: { result: page }, stash: step.stash });
    }
    return { page: page as Page, calls };
  }

  /**
   * Returns the page that the resolver makes from the search engine's result or error, after a request with
   * the given arguments.
   */
  answer(
    args: Body,
    identity: object,
    result: unknown,
    selectionSetList: string[] = [],
    clientArea = 'closed',
    error: { type: string; message: string } | null = null,
  ): Evaluation {
    const { stash } = this.ask(args, identity, clientArea);
    return this.respond(stash, { arguments: args, identity, result, error, info: { selectionSetList } });
  }

  /**
   * Returns the page that the resolver makes from the search engine's result in `ctx`. `stash` is the stash
   * after the request handler.
   */
  respond(stash: Evaluation['stash'], ctx: PartialContext): Evaluation {
    return evaluate(this.search, 'response', { ...ctx, env, stash });
  }
}

/**
 * Returns a result of a search engine with the given total and hits. A row is the id of a hit and its sort
 * value.
 */
export const hits = (total: number, ...rows: [string, number][]) => ({
  hits: { total: { value: total }, hits: rows.map(([id, sort]) => ({ _source: { id }, sort: [sort, id] })) },
});

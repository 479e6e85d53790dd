import { SearchResolver } from '../../support/resolver/SearchResolver';
import type { Json } from '@enishi/local-cloud/testing/compareAnswers';
import { pathHere } from '../prepare';
import type { Engine } from '@enishi/local-cloud/testing/startSearch';
import { callers, type SearchCall } from './SearchCall';

interface Hit {
  _id: string;
  _score: number | null;
  sort: Json[];
  highlight?: Json;
}
interface Found {
  error?: { type: string };
  hits: { total: { value: number }; hits: Hit[] };
  aggregations?: Record<string, { own: Json }>;
}

/** The fields that every tested search selects: the results and the highlights. */
const SELECTED = ['items', 'highlights'];

/**
 * Runs the product's searches: the deployed resolvers build the requests, and a search engine answers them.
 */
export class Searches {
  private readonly resolvers = new Map<string, Promise<SearchResolver>>();
  private nextToken: string | null = null;

  constructor(private readonly engine: Engine) {}

  /**
   * Sends a search to the engine and returns the parts of the answer that the test compares. Returns
   * undefined when the resolver refuses the search, or answers it without asking the engine.
   */
  async answer({ search, as, args, next }: SearchCall): Promise<Json | undefined> {
    if (next && this.nextToken === null) return undefined;
    const resolver = await this.resolver(search);
    const all = next ? { ...args, from: undefined, nextToken: this.nextToken } : args;
    const identity = callers[as];
    const { value, stash, error, earlyReturn } = resolver.ask(all, identity, 'open', SELECTED);
    if (error ?? earlyReturn) return undefined;
    const { path, params } = value as { path: string; params: { body: object } };
    const asked = { ...params.body, _source: ['id'] };
    // The score decays from the present day, so requests are recorded and repeated with a fixed one.
    const text = JSON.stringify(asked).replaceAll('"now/d"', '"2026-05-01"');
    const { status, body: found } = await this.engine.call({
      method: 'POST',
      path: pathHere(path),
      body: JSON.parse(text) as object,
    });
    const answer = found as Found;
    if (status !== 200) return [status, answer.error?.type ?? ''];
    const page = resolver.respond(stash, {
      arguments: all,
      identity,
      result: answer,
      info: { selectionSetList: SELECTED },
    });
    this.nextToken = (page.value as { nextToken: string | null }).nextToken;
    return compact(answer);
  }

  private resolver(name: string): Promise<SearchResolver> {
    const known = this.resolvers.get(name) ?? SearchResolver.of(name);
    this.resolvers.set(name, known);
    return known;
  }
}

function compact({ hits, aggregations }: Found): Json {
  const rows = hits.hits.map(({ _id, _score, sort, highlight }): Json => {
    const values = sort.map((value) => (typeof value === 'number' ? Number(value.toPrecision(9)) : value));
    const score = _score === null || sort[0] === _score ? [] : [Number(_score.toPrecision(7))];
    return [_id, ...score, ...values.filter((value) => value !== _id), ...(highlight ? [highlight] : [])];
  });
  const counts = Object.entries(aggregations ?? {}).map(([name, { own }]): [string, Json] => [name, own]);
  return { total: hits.total.value, rows, ...(counts.length > 0 && { counts: Object.fromEntries(counts) }) };
}

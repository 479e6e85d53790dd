import { evaluate } from '@enishi/local-cloud/appsync';
import { fillIndex } from '@enishi/local-cloud/testing/fillIndex';
import { type Engine, startSearch } from '@enishi/local-cloud/testing/startSearch';
import { openJobAdminDocument } from '../../../lambdas/index-search/documents/openJobAdminDocument';
import { indexDefinition } from '../../../lambdas/index-search/indexDefinition';
import { synonymRules } from '../../../lambdas/index-search/synonymRules';
import { bundleStep } from '../../support/resolver/bundleStep';
import { guest } from '../../support/resolver/SearchResolver';
import { seeded } from '../../support/seedData';
import { seedJobs } from '../typed/seedJobs';

export interface Suggestion {
  kind: string;
  id: string | null;
  name: string;
  count: number;
}

interface Asked {
  path: string;
  params: { body: Record<string, unknown> };
}

/** The product's suggestions for what people type: its resolver, and a search engine with the jobs of the demo data. */
export class Suggestions {
  private constructor(
    readonly engine: Engine,
    private readonly code: string,
  ) {}

  static async start(): Promise<Suggestions> {
    const engine = await startSearch(process.env.OPENSEARCH_ENDPOINT);
    const all = seeded('OpenJob').map((job) => openJobAdminDocument({ job, mainJobs: [] }));
    const rules = synonymRules();
    await fillIndex(engine, 'suggest-open-jobs', indexDefinition('open-jobs', rules), [...seedJobs]);
    await fillIndex(engine, 'suggest-open-jobs-admin', indexDefinition('open-jobs-admin', rules), all);
    return new Suggestions(engine, await bundleStep('resolvers/search/suggest.ts#'));
  }

  async ask(args: { text: string; kind?: string }, identity: object = guest): Promise<Suggestion[]> {
    const ctx = { arguments: args, identity, env: { clientArea: 'closed', publishingRole: '' } };
    const { value, error, earlyReturn } = evaluate(this.code, 'request', ctx);
    if (error) throw new Error(JSON.stringify(error));
    if (earlyReturn) return value as Suggestion[];
    const { path, params } = value as Asked;
    const { status, body: result } = await this.engine.call({
      method: 'POST',
      path: path.replace('/open-jobs', '/suggest-open-jobs'),
      body: params.body,
    });
    expect(status).toBe(200);
    return evaluate(this.code, 'response', { ...ctx, result }).value as Suggestion[];
  }
}

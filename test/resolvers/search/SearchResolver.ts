import { bundleResolver } from '../../../infra/bundleResolver';
import type { Evaluation } from '../../../local/services/appsync/evaluation/Evaluation';
import { evaluate } from '../../support/resolver/evaluate';

export const guest = {
  cognitoIdentityAuthType: 'unauthenticated',
  userArn: 'arn:aws:sts::1:assumed-role/guest/a',
};
export const talent = { sub: 'talent-1', groups: null };
export const member = { sub: 'member-1', groups: null, claims: { organizationId: 'org-1' } };
export const admin = { sub: 'admin-1', groups: ['admin'] };

const env = { TalentTable: 'Talent', publishingRole: '' };

type Body = Record<string, unknown>;

/** A search resolver's bundle and how to ask it. */
export class SearchResolver {
  private constructor(
    private readonly code: string,
    private readonly scope?: string,
  ) {}

  /** @param scope the step before, which decides where the caller searches */
  static async of(name: string, scope?: string): Promise<SearchResolver> {
    const bundle = (file: string) => bundleResolver({ file: `resolvers/search/${file}.ts`, define: {} });
    return new SearchResolver(await bundle(name), scope && (await bundle(scope)));
  }

  ask(args: Body, identity: object = guest, clientArea = 'closed'): Evaluation {
    const ctx = { arguments: args, identity, env: { ...env, clientArea } };
    if (!this.scope) return evaluate(this.code, 'request', ctx);
    const scope = evaluate(this.scope, 'request', ctx);
    return scope.error ? scope : evaluate(this.code, 'request', { ...ctx, stash: scope.stash });
  }

  /** Where the request goes, and what it says. */
  request(args: Body, identity: object = guest, clientArea = 'closed'): { path: string; body: Body } {
    const { value, error } = this.ask(args, identity, clientArea);
    if (error) throw new Error(`refused: ${JSON.stringify(error)}`);
    const { path, params } = value as { path: string; params: { body: Body } };
    return { path, body: params.body };
  }

  /** The page for an engine's answer to this request. */
  answer(
    args: Body,
    identity: object,
    result: unknown,
    selectionSetList: string[] = [],
    clientArea = 'closed',
  ): Evaluation {
    const { stash } = this.ask(args, identity, clientArea);
    return evaluate(this.code, 'response', {
      arguments: args,
      identity,
      env,
      stash,
      result,
      info: { selectionSetList },
    });
  }
}

/** What an engine answers with these ids, each sorted by the numbers beside it. */
export const hits = (total: number, ...rows: [string, number][]) => ({
  hits: { total: { value: total }, hits: rows.map(([id, sort]) => ({ _source: { id }, sort: [sort, id] })) },
});

import { compileResolver, type CompiledResolver, type Handler } from './compileResolver';
import type { Evaluation } from './Evaluation';
import type { ResolverContext } from './ResolverContext';

export type PartialContext = Partial<Omit<ResolverContext, 'info' | 'request'>> & {
  info?: Partial<ResolverContext['info']>;
  request?: Partial<ResolverContext['request']>;
};

const compiled = new Map<string, CompiledResolver>();

function compile(code: string): CompiledResolver {
  const known = compiled.get(code) ?? compileResolver(code, 'resolver under test');
  compiled.set(code, known);
  return known;
}

/** Returns what `util.authType()` returns in a resolver, judged by the fields of `ctx.identity`. */
function authType(identity: unknown): string {
  if (identity === null) return 'API Key Authorization';
  return 'userArn' in (identity as object) ? 'IAM Authorization' : 'User Pool Authorization';
}

/**
 * Runs the request or the response handler of a bundled resolver in a test. `ctx` needs to contain only
 * what the test is about. All other members get default values: those of a query field without arguments,
 * whose caller is unknown and selects no subfields.
 */
export function evaluate(code: string, handler: Handler, ctx: PartialContext = {}): Evaluation {
  // The engine keeps the JSON of objects that it has seen; a test may change its objects between two calls.
  const given = structuredClone(ctx);
  const context: ResolverContext = {
    arguments: {},
    source: null,
    identity: null,
    stash: {},
    prev: null,
    result: null,
    error: null,
    env: {},
    ...given,
    request: { headers: {}, domainName: null, ...given.request },
    info: {
      fieldName: 'field',
      parentTypeName: 'Query',
      variables: {},
      selectionSetList: [],
      selectionSetGraphQL: '',
      ...given.info,
    },
  };
  return compile(code).evaluate(handler, context, authType(context.identity));
}

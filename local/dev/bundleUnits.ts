import type { bundling } from './bundling';
import type { CodeUnit } from './CodeUnit';

/**
 * New code for the running stack, by the name of the resolver step or Lambda function. For a resolver step it
 * is the source text, for a function the path of a folder with the bundle.
 */
export type NewCode = Record<CodeUnit['kind'], Record<string, string>>;

type Bundling = Pick<typeof bundling, 'bundleFunctions' | 'bundleResolver'>;

async function bundleFunctions({ bundleFunctions: bundle }: Bundling, names: string[], folder: string) {
  try {
    return { made: await bundle(names, folder), errors: [] };
  } catch (error) {
    if (names.length === 1) return { made: new Map<string, string>(), errors: [error] };
    // Bundle one by one, so that a function that does not compile does not prevent the others.
    const each = await Promise.allSettled(names.map((name) => bundle([name], folder)));
    return {
      made: new Map(each.flatMap((result) => (result.status === 'fulfilled' ? [...result.value] : []))),
      errors: each.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : [])),
    };
  }
}

/**
 * Bundles resolver steps and Lambda functions; the functions are written to `folder`. Code that does not
 * compile is left out, and its errors are returned.
 */
export async function bundleUnits(
  bundling: Bundling,
  units: CodeUnit[],
  folder: string,
): Promise<{ code: NewCode; errors: unknown[] }> {
  const code: NewCode = { resolvers: {}, functions: {} };
  const errors: unknown[] = [];
  const resolvers = units.filter(({ kind }) => kind === 'resolvers');
  await Promise.all(
    resolvers.map(async (unit) => {
      try {
        code.resolvers[unit.name] = await bundling.bundleResolver(unit);
      } catch (error) {
        errors.push(error);
      }
    }),
  );
  const functions = units.filter(({ kind }) => kind === 'functions').map(({ name }) => name);
  if (functions.length === 0) return { code, errors };
  const names = functions.map((name) => name.replace('lambdas/', ''));
  const bundled = await bundleFunctions(bundling, names, folder);
  for (const [name, made] of bundled.made) code.functions[`lambdas/${name}`] = made;
  return { code, errors: [...errors, ...bundled.errors] };
}

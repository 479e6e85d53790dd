import type { ResolverContext } from './ResolverContext';

type Info = ResolverContext['info'];

const BULKY = ['variables', 'selectionSetList', 'selectionSetGraphQL'] as const;

/**
 * The part of `ctx.info` that is passed to a handler: everything except large members that its code does not
 * name. With a thousand resolvers in one request, those would be serialized and parsed two thousand times.
 * Code that uses `info` as a whole gets all of it.
 */
export function createInfo(code: string): (info: Info) => Partial<Info> {
  const takesWhole = /\binfo\b(?!\s*\.\s*\w)/.test(code);
  const left = BULKY.filter((name) => !takesWhole && !code.includes(name));
  if (left.length === 0) return (info) => info;
  return (info) => {
    const crossing: Partial<Info> = { ...info };
    for (const name of left) delete crossing[name];
    return crossing;
  };
}

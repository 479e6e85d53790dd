import type { ResolverContext } from './ResolverContext';

type Info = ResolverContext['info'];

const BULKY = ['variables', 'selectionSetList', 'selectionSetGraphQL'] as const;

/**
 * What of `ctx.info` crosses into a handler: all of it, but for large members that its code does not name. With a
 * thousand resolvers in one request they would be written and read two thousand times. Code that takes `info` as a
 * whole gets the whole.
 */
export function infoFor(code: string): (info: Info) => Partial<Info> {
  const takesWhole = /\binfo\b(?!\s*\.\s*\w)/.test(code);
  const left = BULKY.filter((name) => !takesWhole && !code.includes(name));
  if (left.length === 0) return (info) => info;
  return (info) => {
    const crossing: Partial<Info> = { ...info };
    for (const name of left) delete crossing[name];
    return crossing;
  };
}

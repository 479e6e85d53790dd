import type { Example } from './Example';

const modules = import.meta.glob<{ example: Example }>('./examples/*.example.tsx', { eager: true });

/**
 * Every example of the gallery by the name of its component. A new file in `examples/` is included without
 * being listed anywhere.
 */
export const allExamples: ReadonlyMap<string, Example> = new Map(
  Object.values(modules)
    .map(({ example }) => [example.name, example] as const)
    .sort(([one], [other]) => one.localeCompare(other)),
);

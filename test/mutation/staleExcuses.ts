import type { Mutant } from './Mutant';

/**
 * Finds entries of excusedMutants.ts whose name no mutant has. Returns one sentence for each, with the names
 * of the mutants of the same file or entity that have no excuse.
 */
export function staleExcuses(
  mutants: readonly Mutant[],
  excuses: Readonly<Record<string, string>>,
): string[] {
  const names = mutants.map(({ name }) => name);
  return Object.keys(excuses)
    .filter((excuse) => !names.includes(excuse))
    .map((excuse) => {
      const [, of = ''] = /^(.*\.ts|\w+)[#.]/.exec(excuse) ?? [];
      const others = names.filter(
        (name) => /^[#.]/.test(name.slice(of.length)) && name.startsWith(of) && !(name in excuses),
      );
      return `No mutant is called “${excuse}”. Mutants of ${of} without an excuse: ${others.join('; ') || 'none'}.`;
    });
}

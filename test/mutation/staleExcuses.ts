import type { Mutant } from './Mutant';

/**
 * Finds entries of excusedMutants.ts whose name no mutant has. Returns one sentence for each, with the names
 * of the mutants in the same file that have no excuse.
 */
export function staleExcuses(
  mutants: readonly Mutant[],
  excuses: Readonly<Record<string, string>>,
): string[] {
  const names = mutants.map(({ name }) => name);
  return Object.keys(excuses)
    .filter((excuse) => !names.includes(excuse))
    .map((excuse) => {
      const [file = ''] = excuse.split(': ');
      const others = names.filter((name) => name.startsWith(`${file}: `) && !(name in excuses));
      return `No mutant is called “${excuse}”. Mutants of ${file} without an excuse: ${others.join('; ') || 'none'}.`;
    });
}

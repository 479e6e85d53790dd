import { accessMutants } from './accessMutants';
import type { Mutant } from './Mutant';
import { refusalMutants } from './refusalMutants';
import { ruleMutants } from './ruleMutants';

/**
 * Creates all mutants of the sources below `root`. A mutant is a version of the sources without one guard.
 * Throws when two mutants have the same name, because excusedMutants.ts names mutants, and such a name would
 * be ambiguous.
 */
export function allMutants(root: string): Mutant[] {
  const mutants = [...accessMutants(root), ...refusalMutants(root), ...ruleMutants(root)];
  const names = mutants.map(({ name }) => name);
  const repeated = names.filter((name, at) => names.indexOf(name) !== at);
  if (repeated.length > 0) throw new Error(`Several mutants have the same name: ${repeated.join('; ')}`);
  return mutants;
}

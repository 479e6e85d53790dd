import type { Proof } from './Proof';

/**
 * Returns the names of the proofs to run: those named, or all; with `changed` paths, only those that a change of these
 * touches. Throws for an unknown name, because a misspelt proof must not count as passed.
 */
export function selectProofs(
  proofs: Readonly<Record<string, Proof>>,
  names: readonly string[],
  changed?: readonly string[],
): string[] {
  for (const name of names)
    if (!(name in proofs))
      throw new Error(`There is no proof "${name}". Proofs: ${Object.keys(proofs).join(' ')}`);
  const isTouched = ({ touchedBy }: Proof) =>
    changed === undefined || changed.some((path) => touchedBy.some((start) => path.startsWith(start)));
  return Object.entries(proofs)
    .filter(([name, proof]) => (names.length === 0 || names.includes(name)) && isTouched(proof))
    .map(([name]) => name);
}

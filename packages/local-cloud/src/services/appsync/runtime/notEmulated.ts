/**
 * Replaces a function of AppSync's types that this engine lacks: calling it throws an error with its name.
 */
export function notEmulated(name: string): (...values: unknown[]) => never {
  return () => {
    throw new Error(`${name} exists on AppSync but is not emulated locally`);
  };
}

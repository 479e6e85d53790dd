/** Stands for a function that AppSync's types list and this engine lacks: calling it names it. */
export function notEmulated(name: string): (...values: unknown[]) => never {
  return () => {
    throw new Error(`${name} exists on AppSync but is not emulated locally`);
  };
}

/**
 * Returns a function that stands for one of AppSync's functions which is not emulated. Calling it throws an
 * error with the name of AppSync's function.
 */
export function notEmulated(name: string): (...values: unknown[]) => never {
  return () => {
    throw new Error(`${name} exists on AppSync but is not emulated locally`);
  };
}

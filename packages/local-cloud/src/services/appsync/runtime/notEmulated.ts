/**
 * Returns a function that takes the place of a function of AppSync that is not emulated. When it is called,
 * it throws an error with the name of that function.
 */
export function notEmulated(name: string): (...values: unknown[]) => never {
  return () => {
    throw new Error(`${name} exists on AppSync but is not emulated locally`);
  };
}

/**
 * Returns a replacement for a function that AppSync offers but the emulation does not. Calling it throws an error
 * with the function's name.
 */
export function notEmulated(name: string): (...values: unknown[]) => never {
  return () => {
    throw new Error(`${name} exists on AppSync but is not emulated locally`);
  };
}

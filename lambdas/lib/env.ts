import type { FunctionVariable } from '../../model/FunctionNeeds';

/**
 * Returns the value of an environment variable. Throws an error that names the variable if it is not set. It is for
 * code that several functions share; a function's own code uses the `env` of its `needs.ts`, which accepts only the
 * variables that the function has.
 */
export function env(name: FunctionVariable): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The environment variable ${name} is not set`);
  return value;
}

import type { FunctionVariable } from '../../model/FunctionNeeds';

/**
 * The value of an environment variable; throws, naming the variable, when it is not set. For code that several
 * functions share: a function's own code uses the `env` of its `needs.ts`.
 */
export function env(name: FunctionVariable): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The environment variable ${name} is not set`);
  return value;
}

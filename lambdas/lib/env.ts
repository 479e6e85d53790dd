import type { FunctionVariable } from '../../model/FunctionNeeds';

/**
 * Returns the value of an environment variable, for code that several Lambda functions share. The code of one
 * function uses the `env` of its `needs.ts`, which accepts only variables that the function has.
 * @throws Error with the variable's name if it is not set
 */
export function env(name: FunctionVariable): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The environment variable ${name} is not set`);
  return value;
}

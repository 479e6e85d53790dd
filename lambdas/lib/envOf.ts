import type { FunctionNeeds, VariableOf } from '../../model/FunctionNeeds';
import { env } from './env';

/** Returns a function's `env()`, which accepts only the variables that the function's needs declare. */
export function envOf<Needs extends FunctionNeeds>(): (name: VariableOf<Needs>) => string {
  return env;
}

import type { FunctionNeeds, VariableOf } from '../../model/FunctionNeeds';
import { env } from './env';

/**
 * Returns a function that reads environment variables of one Lambda function. It accepts only the names of
 * variables that the function's `needs.ts` declares.
 */
export function envOf<Needs extends FunctionNeeds>(): (name: VariableOf<Needs>) => string {
  return env;
}

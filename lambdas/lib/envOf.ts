import type { FunctionNeeds, VariableOf } from '../../model/FunctionNeeds';
import { env } from './env';

/**
 * Returns the `env()` of a Lambda function. It accepts only the environment variables that the function's needs
 * declare.
 */
export function envOf<Needs extends FunctionNeeds>(): (name: VariableOf<Needs>) => string {
  return env;
}

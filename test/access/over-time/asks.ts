import { query } from '../../support/api/query';
import { kindOf } from '../matrix/support/rootField';
import type { Scene } from './Scene';

/**
 * Returns true when a value contains data. A connection without rows and an object with only nulls contain
 * none.
 */
function isFilled(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  return typeof value === 'object' ? Object.values(value).some(isFilled) : true;
}

/**
 * Replaces the placeholders in the call of a root field, such as `$job`, by their values. A placeholder whose
 * value is a function creates a new record each time.
 */
async function filledIn(field: string, { names }: Scene): Promise<string> {
  let text = field;
  for (const [, name = ''] of field.matchAll(/\$(\w+)/g)) {
    const named = names[name];
    if (named === undefined) throw new Error(`No value for $${name}`);
    text = text.replace(`$${name}`, typeof named === 'string' ? named : await named());
  }
  return text;
}

/**
 * Calls a root field as the person whose right is tested, or as a guest, and returns whether the result
 * contains data. A refusal counts as no data.
 * @throws Error if the call is not a valid document
 */
export async function asks(field: string, scene: Scene, as?: 'guest'): Promise<boolean> {
  const document = `${kindOf(field)} { value: ${await filledIn(field, scene)} }`;
  // A new record may belong to a new person.
  const { data, errors, status } = await query<{ value: unknown }>(document, {}, as ?? scene.holder);
  const [error] = errors;
  if (status === 401) return false;
  if (error && !error.errorType) throw new Error(`${document}: ${error.message}`);
  if (error?.errorType === 'ValidationException' || `${error?.message}`.startsWith('Validation error'))
    throw new Error(`${document}: ${error?.message}`);
  return isFilled(data?.value);
}

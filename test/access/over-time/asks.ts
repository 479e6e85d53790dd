import { query } from '../../support/api/query';
import { kindOf } from '../matrix/support/rootField';
import { isFilled } from './isFilled';
import type { Scene } from './Scene';
import { composed } from '../../support/composed';

/**
 * Replaces the placeholders in a call, such as `$job`, by their values. A placeholder whose value is a
 * function gets a new record each time.
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
 * Makes a call as the person whose right is tested, or as a guest. Returns whether the result contains data;
 * false if the call is refused.
 * @throws Error if the call is not valid GraphQL
 */
export async function asks(field: string, scene: Scene, as?: 'guest'): Promise<boolean> {
  const document = composed<{ value: unknown }>`${kindOf(field)} { value: ${await filledIn(field, scene)} }`;
  // A new record may belong to a new person.
  const { data, errors, status } = await query(document, {}, as ?? scene.holder);
  const [error] = errors;
  if (status === 401) return false;
  if (error && !error.errorType) throw new Error(`${field}: ${error.message}`);
  if (error?.errorType === 'ValidationException' || `${error?.message}`.startsWith('Validation error'))
    throw new Error(`${document}: ${error?.message}`);
  return isFilled(data?.value);
}

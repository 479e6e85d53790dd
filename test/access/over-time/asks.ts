import { query } from '../../support/api/query';
import { kindOf } from '../matrix/support/rootField';
import type { Scene } from './Scene';

/** True when a value holds data; a connection without rows or an object of nulls does not. */
function isFilled(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  return typeof value === 'object' ? Object.values(value).some(isFilled) : true;
}

/** Fills the names of a field in; records that must be new are created on each call. */
async function filledIn(field: string, { names }: Scene): Promise<string> {
  let text = field;
  for (const [, name = ''] of field.matchAll(/\$(\w+)/g)) {
    const named = names[name];
    if (named === undefined) throw new Error(`No value for $${name}`);
    text = text.replace(`$${name}`, typeof named === 'string' ? named : await named());
  }
  return text;
}

/** Sends a root field and returns whether it returned data; a refusal counts as no data. */
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

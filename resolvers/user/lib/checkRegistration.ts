import { invalid } from '../../lib/invalid';
import type { Item } from '../../lib/Item';
import { checkUser } from './checkUser';

const PARTS = ['lastName', 'firstName', 'lastNameKana', 'firstNameKana', 'displayName'];

/** Rejects values with which no profile can be created. */
export function checkRegistration(input: Item): void {
  PARTS.forEach((field) => {
    if (!input[field]) invalid(`input.${field}`, 'required');
  });
  checkUser(input);
}

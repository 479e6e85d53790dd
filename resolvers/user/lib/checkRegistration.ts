import { invalid } from '../../lib/invalid';
import type { Item } from '../../lib/Item';
import { checkUser } from './userInput';

const PARTS = ['lastName', 'firstName', 'lastNameKana', 'firstNameKana', 'displayName'];

/** Refuses what no profile can begin with. */
export function checkRegistration(input: Item): void {
  PARTS.forEach((field) => {
    if (!input[field]) invalid(`input.${field}`, 'required');
  });
  checkUser(input);
}

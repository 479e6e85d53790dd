import { User } from '../../model/entities/User';
import { keyOf } from '../../model/ids';
import { env } from './needs';
import { itemAt } from '../lib/itemAt';

/** The names of a person whose account is being erased. Both lists are empty once the profile is deleted. */
export interface Names {
  /** The names under which the person may appear in conversations. */
  signed: string[];
  /**
   * The full name in each of its spellings. A first or last name alone is not among them, because it can be
   * part of another person's name.
   */
  full: string[];
}

/**
 * Reads a person's names from their profile: those with which they sign (`signed`) and the spellings of the
 * full name (`full`). Both lists are empty if the profile has been deleted.
 */
export async function readNames(sub: string): Promise<Names> {
  const user = await itemAt(env('TALENT_TABLE'), keyOf(User, sub));
  const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
  const [last, first] = [text(user?.lastName), text(user?.firstName)];
  const spelled = last && first ? [' ', '　', ''].map((space) => `${last}${space}${first}`) : [];
  const signed = [text(user?.displayName), text(user?.name)].filter(Boolean);
  return { signed, full: [...new Set([...spelled, text(user?.name)])].filter(Boolean) };
}

import { User } from '../../model/entities/User';
import { keyOf } from '../../model/ids';
import { env } from './needs';
import { itemAt } from '../lib/itemAt';

/** A person's names; empty once the profile is deleted. */
export interface Names {
  /** The name shown in conversations. */
  signed: string[];
  /** Last and first name in every spelling, if long enough not to match another person's by accident. */
  full: string[];
}

/** Reads a person's names from the profile. */
export async function readNames(sub: string): Promise<Names> {
  const user = await itemAt(env('TALENT_TABLE'), keyOf(User, sub));
  const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
  const [last, first] = [text(user?.lastName), text(user?.firstName)];
  const spelled = last && first ? [' ', '　', ''].map((space) => `${last}${space}${first}`) : [];
  const signed = [text(user?.displayName), text(user?.name)].filter(Boolean);
  return { signed, full: [...new Set([...spelled, text(user?.name)])].filter(Boolean) };
}

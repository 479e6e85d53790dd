import { paths } from '../paths';
import type { SignedIn } from './Session';

/** Returns the path of the first screen of a person's own area (decision T22). */
export function landingOf(person: SignedIn | null): string {
  if (person?.isAdmin) return paths.admin;
  // The token names an organization only while the area of organizations is open.
  return person && person.organizationId !== '' ? paths.client : paths.root;
}

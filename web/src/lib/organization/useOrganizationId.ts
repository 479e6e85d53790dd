import { useSearchParams } from 'react-router-dom';
import { useSignedIn } from '../auth/useSignedIn';
import { urlValues } from '../search/urlValues';
import { chosenOrganization } from './chosenOrganization';
import { organizationParameter } from './organizationParameter';

/**
 * Returns the id of the organization whose area is open: for a member their own one, whatever the URL says; for an
 * administrator the one that the URL names, otherwise the one chosen last. Empty when there is none.
 */
export function useOrganizationId(): string {
  const person = useSignedIn();
  const asked = useSearchParams()[0].get(organizationParameter) ?? '';
  if (!person) return '';
  if (!person.isAdmin) return person.organizationId;
  if (urlValues.isRecordId(asked)) return asked;
  return chosenOrganization.get(person.sub) || person.organizationId;
}

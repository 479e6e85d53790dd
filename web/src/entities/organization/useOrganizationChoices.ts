import { useLazyQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { OrganizationChoicesDocument } from '../../generated/organizationChoices';

export interface OrganizationChoice {
  id: string;
  name: string;
  /** The reading of the name in kana; undefined until all organizations are loaded. */
  kana?: string | null;
  icon?: string | null;
  description?: string | null;
}

export interface OrganizationChoices {
  /** All organizations; until they are loaded, only the stored one. */
  entries: readonly OrganizationChoice[];
  load: () => void;
}

/**
 * Returns the organizations from which administrators choose one. They are loaded when `load` is called and
 * not before, because few people open the list. `stored` is the organization that is already chosen, if there
 * is one.
 */
export function useOrganizationChoices(stored: OrganizationChoice | null): OrganizationChoices {
  const [read, { data }] = useLazyQuery(OrganizationChoicesDocument);
  const entries = useMemo(() => {
    const all = data?.listOrganizations.items ?? [];
    return stored && !all.some(({ id }) => id === stored.id) ? [...all, stored] : all;
  }, [data, stored]);
  const load = useCallback(() => void read().catch(() => undefined), [read]);
  return { entries, load };
}

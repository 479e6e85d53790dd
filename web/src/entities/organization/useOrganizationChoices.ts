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
  address?: string | null;
  contact?: string | null;
}

export interface OrganizationChoices {
  /**
   * The organizations to choose from. Until they are loaded, this is only the organization that is already
   * chosen.
   */
  entries: readonly OrganizationChoice[];
  load: () => void;
}

/**
 * Returns the organizations from which administrators choose one. They are loaded only when `load` is
 * called, because few people open the list. `stored` is the organization that is already chosen, or null.
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

import { useLazyQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { NamedOrganizationsDocument } from '../../../../../generated/editJob';
import type { EditedJob } from './EditedJob';

interface Organization {
  id: string;
  name: string;
  /** The reading of the name; undefined until it was loaded. */
  kana?: string | null;
  icon: string | null;
  description: string | null;
}

export interface Organizations {
  /** The organizations by name. Until they are loaded, only that of the stored job. */
  entries: readonly Organization[];
  load: () => void;
}

/** Returns the organizations from which an administrator chooses that of a job. They are loaded by `load`. */
export function useOrganizations(stored: EditedJob | null): Organizations {
  const [read, { data }] = useLazyQuery(NamedOrganizationsDocument);
  const entries = useMemo(() => {
    const all = data?.listOrganizations.items ?? [];
    const { organizationOpenJobsId: id, organizationName, organization } = stored ?? {};
    if (!id || all.some((one) => one.id === id)) return all;
    return [...all, organization ?? { id, name: organizationName ?? '', icon: null, description: null }];
  }, [data, stored]);
  const load = useCallback(() => void read(), [read]);
  return { entries, load };
}

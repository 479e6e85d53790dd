import { useQuery } from '@apollo/client/react';
import { CatalogUsesDocument } from '../../generated/catalog';
import type { UsedCatalogue } from '../../generated/schema';

interface Uses {
  talents: number;
  jobs: number;
}

/**
 * Returns how many talents and jobs use an entry of a catalogue; null while that is not known, and for a catalogue
 * whose uses the API does not count.
 */
export function useCatalogUses(catalogue: UsedCatalogue | undefined): (id: string) => Uses | null {
  const { data } = useQuery(CatalogUsesDocument, {
    variables: { catalogue: catalogue ?? 'Skill' },
    skip: !catalogue,
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return () => null;
  const uses = new Map(data.listCatalogUses.map((use) => [use.id, use]));
  return (id) => uses.get(id) ?? { talents: 0, jobs: 0 };
}

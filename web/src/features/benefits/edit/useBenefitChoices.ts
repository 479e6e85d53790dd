import { useApolloClient, useLazyQuery } from '@apollo/client/react';
import {
  BenefitTagChoicesDocument,
  CreateBenefitTagDocument,
  CreatePartnerDocument,
  type EditedBenefitFragment,
  PartnerChoicesDocument,
} from '../../../generated/adminBenefits';
import { createClientToken } from '../../../lib/apollo/createClientToken';
import { POSITION_STEP } from '../../../lib/order/POSITION_STEP';

interface Named {
  id: string;
  name: string;
}

/**
 * Returns the entries of `all`, followed by those entries of the stored benefit (`stored`) that `all`
 * lacks.
 */
const withStored = <Entry extends Named>(all: readonly Entry[], stored: readonly Entry[]): Entry[] => [
  ...all,
  ...stored.filter(({ id }) => !all.some((entry) => entry.id === id)),
];

/**
 * Returns the tags and partners from which administrators choose, and functions that add a tag or a
 * partner. The complete lists are loaded when an administrator opens them. Until then, `tags` and
 * `partners` have only the tags and the partner of the stored benefit.
 */
export function useBenefitChoices(benefit: EditedBenefitFragment | null) {
  const client = useApolloClient();
  const [readTags, tags] = useLazyQuery(BenefitTagChoicesDocument);
  const [readPartners, partners] = useLazyQuery(PartnerChoicesDocument);
  const allTags = tags.data?.listEmployeeBenefitTagByPosition.items;
  const allPartners = partners.data?.listEmployeeBenefitOrganizations.items;
  return {
    tags: withStored<Named>(allTags ?? [], benefit?.tags ?? []),
    partners: withStored<Named & { icon?: string | null }>(
      allPartners ?? [],
      benefit?.organization ? [benefit.organization] : [],
    ),
    /** Whether all tags are known, so that a name that is not among them is new. */
    hasAllTags: allTags !== undefined,
    loadTags: () => void readTags().catch(() => undefined),
    loadPartners: () => void readPartners().catch(() => undefined),
    /** Adds a tag after all others and resolves to its id; null when nothing was stored. */
    async addTag(name: string): Promise<string | null> {
      const last = Math.max(0, ...(allTags ?? []).map(({ position }) => position ?? 0));
      const input = { name, position: last + POSITION_STEP, clientToken: createClientToken() };
      const { data } = await client.mutate({ mutation: CreateBenefitTagDocument, variables: { input } });
      await tags.refetch();
      return data?.createEmployeeBenefitTag?.id ?? null;
    },
    /** Adds a partner and resolves to its id; null when nothing was stored. */
    async addPartner(input: { name: string; icon: string | null }): Promise<string | null> {
      const variables = { input: { ...input, clientToken: createClientToken() } };
      const { data } = await client.mutate({ mutation: CreatePartnerDocument, variables });
      await client.query({ query: PartnerChoicesDocument, fetchPolicy: 'network-only' });
      await readPartners();
      return data?.createEmployeeBenefitOrganization?.id ?? null;
    },
  };
}

export type BenefitChoices = ReturnType<typeof useBenefitChoices>;

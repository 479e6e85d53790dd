import { useApolloClient, useQuery } from '@apollo/client/react';
import type { SynonymRule } from '../../../../../model/search/SynonymRule';
import { PublishedSynonymsDocument, PublishSynonymsDocument } from '../../../generated/synonyms';

/** The published synonyms, in the order of the screen. */
export interface Published {
  rules: readonly SynonymRule[];
  version: number;
}

const toInput = ({ words, to, reason }: SynonymRule) => ({ words: [...words], to: [...to], reason });

/** Returns the published synonyms, a function that reads them again, and one that replaces them. */
export function useSynonyms() {
  const { data, error, refetch } = useQuery(PublishedSynonymsDocument, { fetchPolicy: 'cache-and-network' });
  const client = useApolloClient();
  return {
    published: data?.listSynonyms as Published | undefined,
    isFailed: error !== undefined && !data,
    /** Reads the synonyms again, as they are published now. */
    read: async (): Promise<Published> => (await refetch()).data!.listSynonyms,
    /**
     * Publishes rules in place of those of `version`. Rejects with Conflict when another version is
     * published meanwhile.
     */
    publish: async (rules: readonly SynonymRule[], version: number | undefined): Promise<Published> => {
      const { data: saved } = await client.mutate({
        mutation: PublishSynonymsDocument,
        variables: { input: { rules: rules.map(toInput) }, condition: { version: { eq: version ?? 0 } } },
      });
      await refetch();
      return saved!.publishSynonyms!;
    },
  };
}

import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { describeFailure } from '../../lib/errors/describeFailure';
import { moveItem } from '../../lib/order/moveItem';
import { planMove } from '../../lib/order/planMove';
import { runParallel } from '../../lib/runParallel';
import { toast } from '../../lib/toast/toast';
import type { CatalogEntry } from './CatalogEntry';
import type { CatalogKind } from './CatalogKind';
import { POSITION_STEP } from '../../lib/order/POSITION_STEP';

interface Listed {
  entries: { items: CatalogEntry[]; nextToken?: string | null };
}

/**
 * Reads the entries of a catalogue, and returns them with a function that moves an entry. Of a catalogue that
 * is too large for one answer, it reads the entries whose name begins with `word`.
 */
export function useCatalogEntries(kind: CatalogKind, word: string) {
  const client = useApolloClient();
  const { t } = useTranslation();
  const { data, error, refetch, fetchMore } = useQuery<Listed>(kind.list, {
    variables: kind.isSearched && word ? { filter: { name: { beginsWith: word } } } : {},
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const next = data?.entries.nextToken;
  const more = async () => {
    await fetchMore({
      variables: { nextToken: next },
      updateQuery: (before, { fetchMoreResult: { entries: page } }) => ({
        entries: { ...before.entries, ...page, items: [...before.entries.items, ...page.items] },
      }),
    }).catch((refusal: unknown) => toast.error(describeFailure(t, classifyFailure(refusal))));
  };
  const [order, setOrder] = useState<readonly CatalogEntry[] | null>(null);
  const stored = data?.entries.items;
  const entries =
    order ??
    (stored && kind.isOrdered ? [...stored].sort((a, b) => (a.position ?? 0) - (b.position ?? 0)) : stored);

  const update = (entry: CatalogEntry, position: number) =>
    client
      .mutate({
        mutation: kind.update,
        variables: { input: { id: entry.id, position }, condition: { version: { eq: entry.version } } },
      })
      .then(
        () => null,
        (refusal: unknown) => classifyFailure(refusal),
      );

  /** Moves an entry to the index `to` of the list. The list shows the new order even before it is stored. */
  const move = async (id: string, to: number) => {
    if (!entries) return;
    setOrder(moveItem(entries, id, to));
    const failures: Awaited<ReturnType<typeof update>>[] = [];
    await runParallel({
      items: planMove(entries, id, to, { step: POSITION_STEP, isWhole: true }),
      run: ({ id: changed, position }) =>
        update(
          entries.find((entry) => entry.id === changed)!,
          position,
        ),
      onOutcome: (_, failure) => failures.push(failure),
      signal: new AbortController().signal,
    });
    const refused = failures.find((failure) => failure !== null);
    if (refused) toast.error(describeFailure(t, refused));
    await refetch().catch(() => undefined);
    setOrder(null);
  };
  return {
    ...{ entries, isFailed: error !== undefined, refetch, move, isMoving: order !== null },
    /** Loads further entries of a catalogue that is searched; undefined when all are loaded. */
    more: next ? more : undefined,
  };
}

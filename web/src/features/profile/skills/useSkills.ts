import { useApolloClient, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  AddSkillDocument,
  ChangeSkillDocument,
  EditSkillsDocument,
  RemoveSkillDocument,
  type SkillRowFragment,
  SkillRowFragmentDoc,
} from '../../../generated/editSkills';
import type { UpdateSkillSetInput } from '../../../generated/schema';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import type { Failure } from '../../../lib/errors/Failure';
import { reportError } from '../../../lib/errors/reportError';
import { planMove } from '../../../lib/order/planMove';
import type { SkillEntry } from './SkillEntry';

/** The position that is assumed for a skill without a stored position, so that it comes after all others. */
const LAST = Number.MAX_SAFE_INTEGER;
const positionOf = ({ position }: SkillRowFragment) => position ?? LAST;

/**
 * Returns a person's skills in their order, and functions that change them. A change is sent as soon as the
 * previous change is answered, because the API requires the current version of a record.
 */
export function useSkills(sub: string) {
  const client = useApolloClient();
  const variables = { sub };
  const { data, error, refetch } = useQuery(EditSkillsDocument, { variables, fetchPolicy: 'network-only' });
  const last = useRef(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const profile = data?.getUser;
  const rows = [...(profile?.skillSets?.items ?? [])].sort(
    (a, b) => positionOf(a) - positionOf(b) || a.id.localeCompare(b.id),
  );

  const store = async (write: () => Promise<unknown>) => {
    try {
      await write();
      setSavedAt(new Date());
    } catch (refused) {
      const found = classifyFailure(refused);
      setFailure(found);
      if (found.kind === 'Unexpected') void reportError('edit-skillsets', refused);
      // What is shown may be what another tab has changed since.
      if (found.kind === 'Conflict' || found.kind === 'NotFound') await refetch().catch(() => undefined);
    }
    setWaiting((count) => count - 1);
  };
  const enqueue = (write: () => Promise<unknown>) => {
    setFailure(null);
    setWaiting((count) => count + 1);
    last.current = last.current.then(() => store(write));
    return last.current;
  };
  const updateItems = (change: (items: readonly SkillRowFragment[]) => SkillRowFragment[]) =>
    client.cache.updateQuery({ query: EditSkillsDocument, variables }, (cached) => {
      const user = cached?.getUser;
      if (!user?.skillSets) return cached ?? undefined;
      return {
        ...cached,
        getUser: { ...user, skillSets: { ...user.skillSets, items: change(user.skillSets.items) } },
      };
    });
  const change = async (input: UpdateSkillSetInput) => {
    const from = { __typename: 'SkillSet', id: input.id };
    const row = client.readFragment<SkillRowFragment>({ fragment: SkillRowFragmentDoc, from });
    if (!row) return;
    const { position = row.position, yearsOfExperience = row.yearsOfExperience } = input;
    await client.mutate({
      mutation: ChangeSkillDocument,
      variables: { input, version: row.version },
      optimisticResponse: {
        updateSkillSet: { ...row, ...from, position, yearsOfExperience },
      },
    });
  };
  return {
    profile,
    rows,
    error,
    refetch,
    isSaving: waiting > 0,
    savedAt,
    failure,
    add: (entry: Pick<SkillEntry, 'id' | 'field'>, before: Partial<SkillRowFragment> = {}) =>
      enqueue(() => {
        const end = Math.max(0, ...rows.map(positionOf).filter((position) => position < LAST)) + 1;
        const { position = end, yearsOfExperience = null } = before;
        return client.mutate({
          mutation: AddSkillDocument,
          variables: { input: { userID: sub, [entry.field]: entry.id, position, yearsOfExperience } },
          update: (_cache, { data: added }) =>
            added?.createSkillSet && updateItems((items) => [...items, added.createSkillSet!]),
        });
      }),
    remove: (id: string) =>
      enqueue(() =>
        client.mutate({
          mutation: RemoveSkillDocument,
          variables: { id },
          update: () => updateItems((items) => items.filter((row) => row.id !== id)),
        }),
      ),
    setYears: (id: string, yearsOfExperience: number | null) =>
      enqueue(() => change({ id, yearsOfExperience })),
    move: (id: string, to: number) => {
      const placed = rows.map((row) => ({ id: row.id, position: positionOf(row) }));
      const changes = planMove(placed, id, to);
      return enqueue(async () => {
        for (const moved of changes) await change(moved);
      });
    },
  };
}

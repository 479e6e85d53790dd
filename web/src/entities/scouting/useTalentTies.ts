import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { TalentTiesDocument, type TalentTiesQuery } from '../../generated/talentTies';

export type TalentTies = TalentTiesQuery['listTalentTies'][number];

/**
 * Returns what the organization has to do with talents, by their subs: to which of its jobs they have applied, and for
 * which they are scouted or recommended, and whether they are kept. One call reads those of a whole page. The page does
 * not wait for them, and is right without them. Empty without an organization.
 */
export function useTalentTies(
  organizationId: string,
  subs: readonly string[],
): ReadonlyMap<string, TalentTies> {
  const key = subs.join(' ');
  const { data } = useQuery(TalentTiesDocument, {
    variables: { subs: key.split(' '), organizationId },
    skip: key === '' || organizationId === '',
    fetchPolicy: 'cache-and-network',
  });
  return useMemo(
    () => new Map((data?.listTalentTies ?? []).map((ties) => [ties.userID, ties])),
    [data?.listTalentTies],
  );
}

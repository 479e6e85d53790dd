import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { PortfolioEditorDocument } from '../../../generated/portfolioEditor';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import type { EditedBlock } from './EditedBlock';
import { listAchievements } from './listAchievements';
import { toEditedBlocks } from './toEditedBlocks';

/** Reads the signed-in talent's portfolio with everything that the portfolio editor shows. */
export function usePortfolio() {
  const sub = useSignedIn()?.sub ?? '';
  const { data, error, refetch } = useQuery(PortfolioEditorDocument, {
    variables: { sub },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const talent = data?.getUser;
  const blocks = useMemo(() => toEditedBlocks(talent?.portfolios?.items ?? []), [talent]);
  const achievements = useMemo(() => (talent ? listAchievements(talent) : []), [talent]);
  const readAgain = async () => {
    const latest = (await refetch()).data?.getUser;
    if (!latest) throw new Error('The profile does not exist.');
    return latest;
  };
  const readBlock = async (id: string): Promise<EditedBlock> => {
    const block = toEditedBlocks((await readAgain()).portfolios?.items ?? []).find((one) => one.id === id);
    if (!block) throw new Error('The block does not exist any more.');
    return block;
  };
  return { sub, talent, blocks, achievements, error, readAgain, readBlock };
}

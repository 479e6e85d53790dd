import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  PortfolioEditorDocument,
  type PortfolioEditorQuery,
  type EditedBlockFragment,
} from '../../../generated/portfolioEditor';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import type { EditedBlock } from './EditedBlock';
import { isHistoryShared } from '../../../entities/profile/isHistoryShared';
import type { OwnAchievement } from './OwnAchievement';

/**
 * Sorts the blocks of a portfolio into the order in which visitors see them. A block without a type gets
 * TEXT, one without a position gets 0.
 */
const toEditedBlocks = (blocks: readonly EditedBlockFragment[]): EditedBlock[] =>
  blocks
    .map((block) => ({ ...block, type: block.type ?? ('TEXT' as const), position: block.position ?? 0 }))
    .sort((a, b) => a.position - b.position || a.id.localeCompare(b.id));

type Talent = NonNullable<PortfolioEditorQuery['getUser']>;

/** Lists the achievements of all the talent's work histories, each with whether everybody may see it. */
const listAchievements = (talent: Talent): OwnAchievement[] =>
  (talent.workHistories?.items ?? []).flatMap((history) =>
    (history.achievements?.items ?? []).map(({ id, projectName }) => ({
      id,
      name: projectName ?? '',
      organization: history.organizationName ?? '',
      isShared: talent.isShareHistories === true && isHistoryShared(history, talent),
    })),
  );

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

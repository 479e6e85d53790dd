import { isHistoryShared } from '../../../entities/profile/isHistoryShared';
import type { PortfolioEditorQuery } from '../../../generated/portfolioEditor';
import type { OwnAchievement } from './OwnAchievement';

type Talent = NonNullable<PortfolioEditorQuery['getUser']>;

/** Lists the achievements of all the talent's work histories, each with whether everybody may see it. */
export const listAchievements = (talent: Talent): OwnAchievement[] =>
  (talent.workHistories?.items ?? []).flatMap((history) =>
    (history.achievements?.items ?? []).map(({ id, projectName }) => ({
      id,
      name: projectName ?? '',
      organization: history.organizationName ?? '',
      isShared: talent.isShareHistories === true && isHistoryShared(history, talent),
    })),
  );

import type { PortfolioEditorQuery } from '../../../generated/portfolioEditor';
import type { OwnAchievement } from './OwnAchievement';

type Talent = NonNullable<PortfolioEditorQuery['getUser']>;

/** Lists the achievements of all the talent's work histories, each with whether everybody may see it. */
export function listAchievements({
  workHistories,
  isShareHistories,
  isShareCurrentJob,
}: Talent): OwnAchievement[] {
  return (workHistories?.items ?? []).flatMap(({ organizationName, isCurrentJob, achievements }) =>
    (achievements?.items ?? []).map(({ id, projectName }) => ({
      id,
      name: projectName ?? '',
      organization: organizationName ?? '',
      isShared: isShareHistories === true && (isCurrentJob !== true || isShareCurrentJob === true),
    })),
  );
}

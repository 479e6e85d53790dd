import { FormattedText } from '../../../components/formatted-text/FormattedText';
import { SkillTags } from '../../../components/chips/SkillTags';
import type { PortfolioAchievementFragment } from '../../../generated/portfolioPage';
import { pictureUrl } from '../../../lib/files/pictureUrl';
import styles from './Blocks.module.css';
import { LinkCard } from './LinkCard';
import { usePeriod } from '../../../lib/format/usePeriod';

interface AchievementProps {
  achievement: PortfolioAchievementFragment;
  /** The heading of the achievement, at the level of its place. */
  as: 'h3' | 'h4';
}

/** An achievement of a work history with its links. */
export function Achievement({ achievement, as: Heading }: AchievementProps) {
  const { projectName, description, role, topics, links, coverImage } = achievement;
  const period = usePeriod(achievement);
  return (
    <div className={styles.achievement}>
      {coverImage && <img className={styles.image} src={pictureUrl(coverImage)} alt="" loading="lazy" />}
      <Heading lang="ja">{projectName}</Heading>
      {(role || period) && <p className={styles.note}>{[role, period].filter(Boolean).join(' / ')}</p>}
      {description && <FormattedText text={description} />}
      <SkillTags names={topics ?? []} />
      {links?.items.map(({ id, title, url }) => (
        <LinkCard key={id} title={title ?? ''} url={url} />
      ))}
    </div>
  );
}

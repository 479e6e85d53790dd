import { Grid } from '../../../components/layout/Grid';
import { FormattedText } from '../../../components/formatted-text/FormattedText';
import { SkillTags } from '../../../components/chips/SkillTags';
import type { PortfolioAchievementFragment } from '../../../generated/portfolioPage';
import { pictureUrl } from '../../../lib/files/pictureUrl';
import styles from './Blocks.module.css';
import { LinkCard } from './LinkCard';
import { usePeriod } from '../../../lib/format/usePeriod';

interface AchievementProps {
  achievement: PortfolioAchievementFragment;
  /** The level of the achievement's heading in the page. */
  as: 'h3' | 'h4';
}

/**
 * Shows an achievement of a work history: its picture, heading, role, period, description, topics and links.
 */
export function Achievement({ achievement, as: Heading }: AchievementProps) {
  const { projectName, description, role, topics, links, coverImage } = achievement;
  const period = usePeriod(achievement);
  return (
    <Grid className={styles.achievement} gap={8}>
      {coverImage && <img className={styles.image} src={pictureUrl(coverImage)} alt="" loading="lazy" />}
      <Heading lang="ja">{projectName}</Heading>
      {(role || period) && <p className={styles.note}>{[role, period].filter(Boolean).join(' / ')}</p>}
      {description && <FormattedText text={description} />}
      <SkillTags names={topics ?? []} />
      {links?.items.map(({ id, title, url }) => (
        <LinkCard key={id} title={title ?? ''} url={url} />
      ))}
    </Grid>
  );
}

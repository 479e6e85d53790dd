import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/layout/Stack';
import { SkillTags } from '../../../components/chips/SkillTags';
import { FormattedText } from '../../../components/formatted-text/FormattedText';
import type { CareerAchievementFragment } from '../../../generated/career';
import { pictureUrl } from '../../../lib/files/pictureUrl';
import { usePeriod } from '../../../lib/format/usePeriod';
import styles from './Career.module.css';
import { FileButton } from '../../../entities/file/FileButton';

/** Shows the facts about an achievement, with its picture, keywords, links and files. */
export function AchievementFacts({ achievement }: { achievement: CareerAchievementFragment }) {
  const { t } = useTranslation();
  const period = usePeriod(achievement);
  const { projectName, coverImage, role, division, position, topics, description, links, uploads } =
    achievement;
  const facts = [period, role, division, position].filter(Boolean);
  return (
    <div className={styles.facts}>
      {coverImage && <img src={pictureUrl(coverImage)} alt="" loading="lazy" className={styles.cover} />}
      <h4 lang="ja">{projectName}</h4>
      {facts.length > 0 && <p className={styles.note}>{facts.join(t('common.or'))}</p>}
      {description && <FormattedText text={description} />}
      <SkillTags names={topics ?? []} />
      {links && links.items.length > 0 && (
        <ul className={styles.plain} aria-label={t('histories.field.links')}>
          {links.items.map(({ id, title, url }) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {title ?? url}
              </a>
            </li>
          ))}
        </ul>
      )}
      {uploads && uploads.items.length > 0 && (
        <ul className={styles.plain} aria-label={t('histories.field.uploads')}>
          {uploads.items.map(({ id, filename }) => (
            <Stack as="li" key={id} gap={8} wrap align="center">
              <span>{filename}</span>
              <FileButton
                type="WORK_HISTORY_ACHIEVEMENT_RESUME"
                id={id}
                field="file"
                filename={filename ?? ''}
              />
            </Stack>
          ))}
        </ul>
      )}
    </div>
  );
}

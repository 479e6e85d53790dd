import { useTranslation } from 'react-i18next';
import { FormattedText } from '../../../components/formatted-text/FormattedText';
import type { CareerAchievementFragment, CareerHistoryFragment } from '../../../generated/career';
import { usePeriod } from '../../../lib/format/usePeriod';
import styles from './CareerSheet.module.css';

function PrintedAchievement({ achievement }: { achievement: CareerAchievementFragment }) {
  const { t } = useTranslation();
  const period = usePeriod(achievement);
  const { projectName, role, topics, description, links } = achievement;
  const facts = [period, role, topics?.join(t('common.join'))].filter(Boolean);
  return (
    <li>
      <strong>{projectName}</strong>
      {facts.length > 0 && <div className={styles.note}>{facts.join(t('common.or'))}</div>}
      {description && <FormattedText text={description} />}
      {links?.items.map(({ id, title, url }) => (
        <div key={id} className={styles.note}>
          {[title, url].filter(Boolean).join(' ')}
        </div>
      ))}
    </li>
  );
}

/** One employment or school in the printed CV (職務経歴書). */
export function PrintedHistory({ history }: { history: CareerHistoryFragment }) {
  const { t } = useTranslation();
  const period = usePeriod(history);
  const { organizationName, divisions, position, classification, industry, description, achievements } =
    history;
  const place = divisions?.items.map(({ name }) => name).join(' ');
  const facts = [place, position, classification, industry].filter(Boolean);
  return (
    <div className={styles.history}>
      <h3>
        <span>{organizationName}</span>
        <span className={styles.note}>{period}</span>
      </h3>
      {facts.length > 0 && <p className={styles.note}>{facts.join(t('common.or'))}</p>}
      {description && <FormattedText text={description} />}
      {achievements && achievements.items.length > 0 && (
        <ul data-bullets>
          {achievements.items.map((achievement) => (
            <PrintedAchievement key={achievement.id} achievement={achievement} />
          ))}
        </ul>
      )}
    </div>
  );
}

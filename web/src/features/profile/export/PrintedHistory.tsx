import { useTranslation } from 'react-i18next';
import { FormattedText } from '../../../components/formatted-text/FormattedText';
import type { CareerAchievementFragment, CareerHistoryFragment } from '../../../generated/career';
import { usePeriod } from '../../../lib/format/usePeriod';
import styles from './CareerSheet.module.css';

function PrintedAchievement({ achievement }: { achievement: CareerAchievementFragment }) {
  const { t } = useTranslation();
  const period = usePeriod(achievement);
  const { projectName, role, topics, description, links } = achievement;
  const facts = [role, topics?.join(t('common.join'))].filter(Boolean);
  return (
    <tr>
      <th scope="row">{period}</th>
      <td>
        <h3>{projectName}</h3>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(t('common.or'))}</p>}
        {description && <FormattedText text={description} />}
        {links?.items.map(({ id, title, url }) => (
          <p key={id} className={styles.facts}>
            {[title, url].filter(Boolean).join(' ')}
          </p>
        ))}
      </td>
    </tr>
  );
}

/**
 * One employment in the printed CV (職務経歴書): a table whose head is repeated on the next page, with a row for each
 * achievement.
 */
export function PrintedHistory({ history }: { history: CareerHistoryFragment }) {
  const { t } = useTranslation();
  const period = usePeriod(history);
  const { organizationName, divisions, position, classification, industry, description, achievements } =
    history;
  const kind = history.historyType === 'PERSONAL' ? 'personal' : 'work';
  const facts = [
    [t('histories.field.industry'), industry],
    [t(`histories.${kind}.divisions`), divisions?.items.map(({ name }) => name).join(' ')],
    [t(`histories.${kind}.position`), position],
    [t(`histories.${kind}.classification`), classification],
  ].filter(([, value]) => value);
  const rows = achievements?.items ?? [];
  return (
    <table className={styles.history}>
      <colgroup>
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={2} scope="colgroup">
            <span>
              <strong>{organizationName}</strong>
              <span>{period}</span>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {(facts.length > 0 || description) && (
          <tr>
            <td colSpan={2}>
              <dl className={styles.facts}>
                {facts.map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              {description && <FormattedText text={description} />}
            </td>
          </tr>
        )}
        {rows.map((achievement) => (
          <PrintedAchievement key={achievement.id} achievement={achievement} />
        ))}
      </tbody>
    </table>
  );
}

import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/layout/Stack';
import { Chip } from '../../../components/chips/Chip';
import { FormattedText } from '../../../components/formatted-text/FormattedText';
import { Visibility } from '../../../components/page/Visibility';
import { ProfileReadingContext } from '../../../entities/profile/ProfileReadingContext';
import type { CareerHistoryFragment } from '../../../generated/career';
import { usePeriod } from '../../../lib/format/usePeriod';
import styles from './Career.module.css';
import { isHistoryShared } from '../../../entities/profile/isHistoryShared';

const marks = ['isCurrentJob', 'isLastSchool', 'isDropOut'] as const;

interface HistoryFactsProps {
  history: CareerHistoryFragment;
  /**
   * The profile, whose settings decide who sees the history. The component says it of a history that fewer
   * people see than the others.
   */
  profile?: Readonly<Record<string, unknown>>;
}

/**
 * Shows the facts about a job or a school in a talent's history: period, names, conditions and description.
 */
export function HistoryFacts({ history, profile }: HistoryFactsProps) {
  const { t } = useTranslation();
  const { seenBy } = useContext(ProfileReadingContext);
  const period = usePeriod(history);
  const { organizationName, divisions, position, industry, classification, baseLocationType } = history;
  const isSchool = history.historyType === 'EDUCATION';
  const facts = [
    divisions?.items.map(({ name }) => name).join(' '),
    position,
    industry,
    classification,
    baseLocationType && t(`common.location.${baseLocationType}`),
  ].filter(Boolean);
  const isTyped = history.historyType === 'SIDE_WORK' || history.historyType === 'PERSONAL';
  const isExcepted = profile && !isHistoryShared(history, profile) && profile['isShareHistories'] === true;
  return (
    <div className={styles.facts}>
      <p className={styles.period}>{period}</p>
      <h3 lang="ja">{organizationName ?? t(isSchool ? 'histories.noSchool' : 'histories.noOrganization')}</h3>
      {facts.length > 0 && <p className={styles.note}>{facts.join(t('common.or'))}</p>}
      <Stack as="p" className={styles.chips} gap={4} wrap>
        {isTyped && <Chip>{t(`histories.type.${history.historyType ?? 'WORK'}`)}</Chip>}
        {marks
          .filter((mark) => history[mark])
          .map((mark) => (
            <Chip key={mark} tone={mark === 'isCurrentJob' ? 'primary' : 'plain'}>
              {t(`histories.chip.${mark}`)}
            </Chip>
          ))}
      </Stack>
      {history.description && <FormattedText text={history.description} />}
      {isExcepted && <Visibility isVisible={false}>{seenBy(t, 'nobody')}</Visibility>}
    </div>
  );
}

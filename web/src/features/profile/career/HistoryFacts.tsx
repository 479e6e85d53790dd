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
import { type WidestViewer, widestViewerOf } from '../../../entities/profile/widestViewerOf';

/**
 * Returns the widest group of people who see one work history of a talent. The group is the same for all
 * histories, except that a current employer is visible only to the talent and administrators if the talent
 * does not share it.
 */
function widestViewerOfHistory(
  history: Readonly<Record<string, unknown>>,
  profile: Readonly<Record<string, unknown>>,
): WidestViewer {
  return isHistoryShared(history, profile) ? widestViewerOf('workHistories', profile) : 'nobody';
}

const marks = ['isCurrentJob', 'isLastSchool', 'isDropOut'] as const;

interface HistoryFactsProps {
  history: CareerHistoryFragment;
  /**
   * The profile, whose settings decide who sees the history. If undefined, the component does not say who
   * sees it.
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
  const viewer = profile && widestViewerOfHistory(history, profile);
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
      {viewer && <Visibility isVisible={viewer !== 'nobody'}>{seenBy(t, viewer)}</Visibility>}
    </div>
  );
}

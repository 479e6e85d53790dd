import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../components/layout/Grid';
import { Button } from '../../../../components/buttons/Button';
import { EmptyState } from '../../../../components/feedback/EmptyState';
import { moreIllustrations } from '../../../../components/feedback/moreIllustrations';
import { newestFirst } from '../../career/newestFirst';
import { Section } from '../../career/Section';
import type { Career, ReadCareer } from '../useCareer';
import type { Editing } from '../useEditing';
import { HistoryCard } from './HistoryCard';

interface HistorySectionsProps {
  profile: Career;
  read: ReadCareer;
  edit: (editing: Editing) => void;
}

const groups = [
  ['work', 'WORK'],
  ['school', 'EDUCATION'],
] as const;

/** Two sections: the work histories and the schools, the newest first in each. */
export function HistorySections({ profile, read, edit }: HistorySectionsProps) {
  const { t } = useTranslation();
  const ordered = [...(profile.workHistories?.items ?? [])].sort(newestFirst);
  return groups.map(([group, type]) => {
    const histories = ordered.filter(
      ({ historyType }) => (historyType === 'EDUCATION') === (type === 'EDUCATION'),
    );
    const add = () => edit({ kind: 'history', of: type });
    const button = <Button onClick={add}>{t(`histories.${group}.add`)}</Button>;
    const isFirstStep = group === 'work' && histories.length === 0;
    return (
      <Section
        key={group}
        title={t(`histories.${group}.title`)}
        lead={histories.length > 0 && t(`histories.${group}.lead`)}
        action={!isFirstStep && button}
      >
        {isFirstStep && (
          <EmptyState illustration={moreIllustrations.contract} action={button}>
            {t('histories.work.empty')}
          </EmptyState>
        )}
        {!isFirstStep && histories.length === 0 && <p>{t('histories.school.empty')}</p>}
        <Grid as="ul" gap={16}>
          {histories.map((history) => (
            <HistoryCard key={history.id} {...{ history, profile, read, edit }} />
          ))}
        </Grid>
      </Section>
    );
  });
}

import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { ButtonLink } from '../../../components/buttons/ButtonLink';
import { Chip } from '../../../components/chips/Chip';
import { Stack } from '../../../components/layout/Stack';
import { useConfirm } from '../../../components/overlays/useConfirm';
import { buildResultUrl } from '../../../entities/job/search/buildResultUrl';
import type { JobAlertRowFragment } from '../../../generated/jobAlerts';
import { useCatalogue } from '../../../lib/catalogue/useCatalogue';
import { useActiveFilters } from '../search/useActiveFilters';
import styles from './AlertCard.module.css';
import { AlertSheet } from './AlertSheet';
import { buildAlertSearch } from './buildAlertSearch';
import { nameWeekday } from './nameWeekday';
import type { AlertValues, useJobAlerts } from './useJobAlerts';

interface AlertCardProps {
  alert: JobAlertRowFragment;
  alerts: ReturnType<typeof useJobAlerts>;
}

/** Returns when the mail of an alert is sent, such as 毎週月曜日 8:00. The time is that of Japan. */
function formatSchedule(
  { frequency, hour, weekday }: Omit<AlertValues, 'name'>,
  t: TFunction,
  language: string,
): string {
  const time = `${hour}:00`;
  if (frequency === 'DAILY') return t('jobAlerts.daily', { time });
  return t('jobAlerts.weekly', { time, day: nameWeekday(weekday ?? 1, language, 'long') });
}

/** An alert in the list: its name, conditions and time, and what can be done with it. */
export function AlertCard({ alert, alerts }: AlertCardProps) {
  const { t, i18n } = useTranslation();
  const confirm = useConfirm();
  const [isEditing, setEditing] = useState(false);
  const search = buildAlertSearch(alert);
  const conditions = useActiveFilters(search, useCatalogue()).map(({ label }) => label);
  const { name } = alert;
  const isPaused = alert.isPaused === true;
  const remove = async () => {
    const question = {
      title: t('jobAlerts.deleteAsk', { name }),
      confirm: t('jobAlerts.delete'),
      danger: true,
    };
    if (await confirm(question)) await alerts.drop(alert);
  };
  return (
    <article className={styles.card} data-paused={isPaused}>
      <Stack gap={[8, 12]} wrap align="center" justify="space-between">
        <h2 lang="ja">{name}</h2>
        <Chip tone={isPaused ? 'quiet' : 'primary'}>
          {isPaused ? t('jobAlerts.isPaused') : formatSchedule(alert, t, i18n.language)}
        </Chip>
      </Stack>
      <p lang="ja">{conditions.length > 0 ? conditions.join(t('common.join')) : t('jobAlerts.everything')}</p>
      <Stack gap={8} wrap align="center">
        <ButtonLink look="plain" to={buildResultUrl(search)}>
          {t('jobAlerts.show')}
        </ButtonLink>
        <Button aria-label={t('jobAlerts.editOf', { name })} onClick={() => setEditing(true)}>
          {t('jobAlerts.change')}
        </Button>
        <Button
          aria-label={t(isPaused ? 'jobAlerts.resumeOf' : 'jobAlerts.pauseOf', { name })}
          onClick={() => void alerts.pause(alert, !isPaused)}
        >
          {t(isPaused ? 'jobAlerts.resume' : 'jobAlerts.pause')}
        </Button>
        <Button
          look="text"
          danger
          aria-label={t('jobAlerts.deleteOf', { name })}
          onClick={() => void remove()}
        >
          {t('jobAlerts.delete')}
        </Button>
      </Stack>
      {isEditing && (
        <AlertSheet
          alerts={alerts}
          alert={alert}
          search={null}
          conditions={conditions}
          onClose={() => setEditing(false)}
        />
      )}
    </article>
  );
}

import { useTranslation } from 'react-i18next';
import { japanDay } from '../../../../model/japanDay';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/Button';
import { Chip } from '../../components/chips/Chip';
import { Stack } from '../../components/layout/Stack';
import type { ShownComplaintFragment } from '../../generated/complaints';
import { formatDate } from '../../lib/format/formatDate';
import { formatDateTime } from '../../lib/format/formatDateTime';
import { paths } from '../../lib/paths';

interface ComplaintRowProps {
  complaint: ShownComplaintFragment;
  isBusy: boolean;
  onAnswered: () => void;
}

/** One complaint or report: its number, when it was received, until when it is answered, and who has answered it. */
export function ComplaintRow({ complaint, isBusy, onAnswered }: ComplaintRowProps) {
  const { t } = useTranslation();
  const { kind, number, openJobID, receivedAt, dueOn, answeredAt, answeredBy, answeredByName } = complaint;
  const isLate = !answeredAt && dueOn < japanDay(new Date());
  return (
    <Stack gap={[8, 16]} wrap align="center" justify="space-between">
      <Stack gap={[8, 12]} wrap align="center">
        <Chip tone={answeredAt ? 'quiet' : 'warm'}>
          {t(answeredAt ? 'complaints.answered' : isLate ? 'complaints.late' : 'complaints.received')}
        </Chip>
        <strong>{t(`complaints.kind.${kind}`)}</strong>
        <span>{t('complaints.number', { number })}</span>
        {openJobID && <Link to={paths.adminJob(openJobID)}>{t('complaints.job')}</Link>}
        <span>{t('complaints.receivedAt', { at: formatDateTime(receivedAt) })}</span>
        {answeredAt ? (
          <Link to={paths.adminUser(answeredBy ?? '')}>
            {t('complaints.answeredBy', {
              at: formatDateTime(answeredAt),
              name: answeredByName ?? t('complaints.nobody'),
            })}
          </Link>
        ) : (
          <span>{t('complaints.dueOn', { day: formatDate(dueOn) })}</span>
        )}
      </Stack>
      {!answeredAt && (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={t('complaints.answerOf', { number })}
          onClick={onAnswered}
        >
          {t('complaints.answer')}
        </Button>
      )}
    </Stack>
  );
}

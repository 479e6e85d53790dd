import { useTranslation } from 'react-i18next';
import { Timeline } from '../../components/thread/Timeline';
import { formatDateTime } from '../../lib/format/formatDateTime';
import type { ApplicationRowFragment } from '../../generated/application';

/**
 * Lists every state that the application has had, with the time and the reason, and the time of the
 * applicant's consent.
 */
export function ApplicationHistory({ application }: { application: ApplicationRowFragment }) {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('applications.drawer.history')}</h2>
      <Timeline
        label={t('applications.drawer.history')}
        events={(application.history ?? []).map(({ type, at, reason }) => ({
          key: at,
          at,
          time: formatDateTime(at),
          title: t(`common.applyType.${type}`),
          note: reason,
          isEnd: type === 'REJECTED' || type === 'WITHDRAWN',
        }))}
      />
      {application.consentedAt && (
        <small>{t('applications.drawer.consent', { at: formatDateTime(application.consentedAt) })}</small>
      )}
    </section>
  );
}

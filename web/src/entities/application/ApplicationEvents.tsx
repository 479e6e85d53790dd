import { useTranslation } from 'react-i18next';
import { Timeline } from '../../components/thread/Timeline';
import type { OwnApplyFragment } from '../../generated/ownApplication';
import { formatDate } from '../../lib/format/formatDate';

/**
 * The history of the caller's application with the reasons given for its states. Renders nothing if there are
 * no reasons.
 */
export function ApplicationEvents({ application }: { application: OwnApplyFragment }) {
  const { t } = useTranslation();
  const history = application.history ?? [];
  if (!history.some(({ reason }) => reason)) return null;
  return (
    <Timeline
      label={t('jobs.show.appliedHistory')}
      events={history.map(({ type, at, reason }) => ({
        key: at,
        at,
        time: formatDate(at),
        title: t(`common.applyType.${type}`),
        note: reason,
        isEnd: type === 'REJECTED' || type === 'WITHDRAWN',
      }))}
    />
  );
}

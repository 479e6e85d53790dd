import { useTranslation } from 'react-i18next';
import { Timeline } from '../../../components/thread/Timeline';
import { formatDate } from '../../../lib/format/formatDate';
import type { ShownJob } from './ShownJob';

/** The history of the caller's application with the reasons that were given. */
export function ApplicationEvents({ job: { myApply } }: { job: ShownJob }) {
  const { t } = useTranslation();
  const history = myApply?.history ?? [];
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

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { ChangeList } from '../../../../entities/audit/edits/ChangeList';
import { getActionText } from '../../../../entities/audit/getActionText';
import { useAuditLog } from '../../../../entities/audit/useAuditLog';
import { formatDateTime } from '../../../../lib/format/formatDateTime';
import { paths } from '../../../../lib/paths';
import { useJobEditTexts } from '../detail/edits/useJobEditTexts';
import { foldChanges } from './foldChanges';

/** The actions after which an administrator has seen the job: what was written before them is known. */
const SEEN: readonly (string | null)[] = ['returnJob', 'publishJob', 'closeJob'];

/**
 * What the author has changed since an administrator last decided on the job, from the audit log. A job that is reviewed
 * for the first time has no difference.
 */
export function ReviewDifference({ id }: { id: string }) {
  const { t } = useTranslation();
  const log = useAuditLog({ date: null, until: null, actor: null, action: null, subject: id });
  const texts = useJobEditTexts();
  const { rows = [] } = log;
  if (log.isFailed && !log.rows) return <LoadFailed onRetry={log.onRetry} />;
  if (!log.rows) return <Skeleton shape="article" count={1} />;
  const seenAt = rows.findIndex(({ action }) => SEEN.includes(action));
  const last = rows[seenAt];
  if (!last) return <p>{t('adminJobs.review.first')}</p>;
  const since = rows.slice(0, seenAt);
  const changes = foldChanges(since.filter(({ recordId }) => !recordId || recordId === id));
  const below = since.filter(({ recordId }) => recordId && recordId !== id).length;
  return (
    <>
      <p>
        {getActionText(t, last)} <time dateTime={last.at}>{formatDateTime(last.at)}</time>{' '}
        {t(changes.length + below > 0 ? 'adminJobs.review.since' : 'adminJobs.review.unchanged')}
      </p>
      <ChangeList changes={changes} texts={texts} />
      {below > 0 && (
        <p>
          <Link to={paths.adminAudit({ subject: id })}>{t('adminJobs.review.below', { n: below })}</Link>
        </p>
      )}
    </>
  );
}

import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/buttons/Button';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import {
  FailedNoticesDocument,
  RedriveNoticesDocument,
  type FailedNoticesQuery,
} from '../../../../generated/failedNotices';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../../lib/errors/describeFailure';
import { toast } from '../../../../lib/toast/toast';
import styles from '../AdminHome.module.css';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../../lib/format/formatDateTime';
import { paths } from '../../../../lib/paths';

interface FailedListProps {
  items: FailedNoticesQuery['listFailedNotices']['items'];
}

/** The notices that could not be delivered: which, for which person or Slack, when and why. They contain no text and no address. */
function FailedList({ items }: FailedListProps) {
  const { t } = useTranslation();
  return (
    <ul>
      {items.map(({ id, kind, userId, at, reason }) => (
        <li key={id}>
          {userId === null || userId === 'administrators' ? (
            <span>{t(`adminHome.failed.kind.${kind ?? 'SLACK'}`)}</span>
          ) : (
            <Link to={paths.adminUser(userId)}>{t(`adminHome.failed.kind.${kind ?? 'MESSAGE'}`)}</Link>
          )}
          <span className={styles.note}>{reason ?? t('adminHome.failed.unknown')}</span>
          <time dateTime={at}>{formatDateTime(at)}</time>
        </li>
      ))}
    </ul>
  );
}

/** How many notices could not be delivered, the oldest of them, and a button that queues all of them again. */
export function FailedCount() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(FailedNoticesDocument, { fetchPolicy: 'cache-and-network' });
  const [redrive, { loading }] = useMutation(RedriveNoticesDocument);
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="table" count={1} />;
  const { count, items } = data.listFailedNotices;
  const again = async () => {
    try {
      const { data: answer } = await redrive();
      toast.success(t('adminHome.failed.moved', { n: answer?.redriveNotices.moved ?? 0 }));
    } catch (refusal) {
      toast.error(describeFailure(t, classifyFailure(refusal)));
    }
    await refetch();
  };
  if (count === 0) return <p className={styles.none}>{t('adminHome.failed.none')}</p>;
  return (
    <>
      <p>{t('adminHome.failed.some', { n: count })}</p>
      <FailedList items={items} />
      <div>
        <Button disabled={loading} onClick={() => void again()}>
          {t('adminHome.failed.again')}
        </Button>
      </div>
    </>
  );
}

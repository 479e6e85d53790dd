import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../../components/buttons/ActionButton';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { FailedNoticesDocument, RedriveNoticesDocument } from '../../../../generated/failedNotices';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../../lib/errors/describeFailure';
import { toast } from '../../../../lib/toast/toast';
import { FailedList } from './FailedList';
import styles from '../AdminHome.module.css';

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
        <ActionButton disabled={loading} onClick={() => void again()}>
          {t('adminHome.failed.again')}
        </ActionButton>
      </div>
    </>
  );
}

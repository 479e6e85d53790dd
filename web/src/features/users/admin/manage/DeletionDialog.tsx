import { useQuery } from '@apollo/client/react';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { DescriptionList } from '../../../../components/description-list/DescriptionList';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { RecordsOfUserDocument } from '../../../../generated/manageUser';

/**
 * How many records of each kind the query returns at most. If it returns this many, the dialog shows the
 * number with "or more".
 */
const PAGE = 100;

const kinds = [
  ...(['workHistories', 'skillSets', 'qualifications', 'portfolios', 'resumes', 'applies'] as const),
  ...(['favoriteOpenJobs', 'interviewLogs', 'evaluations', 'enishiWorkHistories'] as const),
];

/** The states of applications that have not ended yet. */
const open = ['APPLIED', 'SCREENING', 'INTERVIEW', 'OFFERED'];

interface DeletionDialogProps {
  sub: string;
  name: string;
  isSending: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/**
 * A dialog in which an administrator confirms the request to delete an account. It shows how many records of
 * each kind will be deleted with it, and how many applications have not ended yet.
 */
export function DeletionDialog({ sub, name, isSending, onCancel, onConfirm }: DeletionDialogProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(RecordsOfUserDocument, {
    variables: { sub },
    fetchPolicy: 'no-cache',
  });
  const user = data?.getUser;
  const count = (n: number) =>
    t(n < PAGE ? 'adminTalent.deletion.count' : 'adminTalent.deletion.many', { n });
  const running = (user?.applies?.items ?? []).filter(({ type }) => open.includes(type ?? ''));
  return (
    <Modal
      open
      centered
      title={t('adminTalent.deletion.ask', { name })}
      okText={t('adminTalent.deletion.submit')}
      okButtonProps={{ danger: true, loading: isSending, disabled: !user }}
      cancelText={t('common.cancel')}
      onCancel={onCancel}
      onOk={onConfirm}
    >
      <p>{t('adminTalent.deletion.content')}</p>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="form" count={3} />}
      {user && (
        <DescriptionList
          items={kinds.map((kind) => [
            t(`adminTalent.records.${kind}`),
            count((user[kind]?.items ?? []).length),
          ])}
        />
      )}
      {running.length > 0 && <p>{t('adminTalent.deletion.running', { n: running.length })}</p>}
    </Modal>
  );
}

import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../components/layout/Grid';
import { useConfirm } from '../../components/overlays/useConfirm';
import { PageHead } from '../../components/page/PageHead';
import { RowList } from '../../components/table/RowList';
import {
  AnswerComplaintDocument,
  ComplaintsDocument,
  type ShownComplaintFragment,
} from '../../generated/complaints';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { describeFailure } from '../../lib/errors/describeFailure';
import { pageSizes } from '../../lib/settings/pageSizes';
import { toast } from '../../lib/toast/toast';
import { ComplaintRow } from './ComplaintRow';

/**
 * The administrators' screen /admin/complaints: complaints and reports about jobs, and whether they are answered. What
 * they say is in the message to the operator, which has the same number.
 */
export function ComplaintsScreen() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { data, error, refetch, fetchMore } = useQuery(ComplaintsDocument, {
    variables: { limit: pageSizes.adminTables },
    fetchPolicy: 'cache-and-network',
  });
  const [answer, { loading }] = useMutation(AnswerComplaintDocument);
  const { items, nextToken } = data?.listComplaints ?? {};
  const markAnswered = async ({ id, number }: ShownComplaintFragment) => {
    const isSure = await confirm({
      title: t('complaints.sure', { number }),
      content: t('complaints.sureContent'),
      confirm: t('complaints.answer'),
    });
    if (!isSure) return;
    try {
      await answer({ variables: { input: { id } } });
      toast.success(t('complaints.done'));
    } catch (refusal) {
      toast.error(describeFailure(t, classifyFailure(refusal)));
    }
    await refetch();
  };
  return (
    <Grid gap={24}>
      <PageHead title={t('complaints.title')} state={t('complaints.lead')} />
      <RowList
        rows={items}
        hasFailed={error !== undefined}
        onRetry={() => void refetch()}
        onMore={nextToken ? () => void fetchMore({ variables: { nextToken } }) : undefined}
        more={t('complaints.more')}
        empty={t('complaints.none')}
        render={(complaint) => (
          <ComplaintRow
            complaint={complaint}
            isBusy={loading}
            onAnswered={() => void markAnswered(complaint)}
          />
        )}
      />
    </Grid>
  );
}

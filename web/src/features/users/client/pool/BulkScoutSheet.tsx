import { useQuery } from '@apollo/client/react';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/buttons/Button';
import { Banner } from '../../../../components/feedback/Banner';
import { EmptyState } from '../../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { recordRules } from '../../../../components/forms/edit/recordRules';
import { Field } from '../../../../components/forms/Field';
import { Sheet } from '../../../../components/overlays/Sheet';
import { JobsToOfferDocument } from '../../../../generated/clientProfile';
import { CreateMessageLimits } from '../../../../generated/limits';
import { useSignedIn } from '../../../../lib/auth/useSignedIn';
import { toast } from '../../../../lib/toast/toast';
import { JobChoice } from '../profile/JobChoice';
import { scoutText } from '../profile/scout/scoutText';
import { scoutValuesOf } from '../profile/scout/scoutValuesOf';
import { TemplateFields } from '../profile/scout/TemplateFields';
import { useOffer } from '../profile/useOffer';
import type { PooledTalent } from './PoolScreen';

interface BulkScoutSheetProps {
  talents: readonly (Pick<PooledTalent, 'userID' | 'ties'> & { name: string })[];
  organizationId: string;
  onClose: () => void;
}

interface Values {
  openJobID: string;
  title?: string;
  message: string;
}

const WIDTH = 560;

/**
 * A sheet in which an organization scouts several talents for one job, each with a message of their own. Who has applied
 * to the job or is scouted for it gets nothing. After a failure, only what is missing is sent again.
 */
export function BulkScoutSheet({ talents, organizationId, onClose }: BulkScoutSheetProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const sub = useSignedIn()?.sub ?? '';
  const jobId = Form.useWatch('openJobID', form);
  const offer = useOffer();
  const [sent, setSent] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [isSending, setIsSending] = useState(false);
  const { data, error, refetch } = useQuery(JobsToOfferDocument, {
    variables: { filter: { organizationId: { eq: organizationId }, state: { eq: 'PUBLIC' } } },
  });
  const jobs = data?.searchOpenJobs.items;
  const job = jobs?.find(({ id }) => id === jobId);
  const isTaken = ({ ties }: (typeof talents)[number], id: string) =>
    [...(ties?.applied ?? []), ...(ties?.scouted ?? [])].includes(id);
  const asked = talents.filter((talent) => !isTaken(talent, jobId ?? '') && !sent.includes(talent.userID));
  const skipped = talents.filter((talent) => isTaken(talent, jobId ?? '')).length;
  const rules = recordRules(t, { limits: CreateMessageLimits });
  const send = async (wanted: Values) => {
    setIsSending(true);
    const [done, left]: [string[], string[]] = [[...sent], []];
    for (const { userID, name, ties } of asked) {
      const recommended = new Map((ties?.recommended ?? []).map((id) => [id, `${userID}.${id}`]));
      const message = scoutText(t, wanted, scoutValuesOf(name, job));
      try {
        await offer({ sub: userID, recommended }, { ...wanted, involveType: 'SCOUTED', message });
        done.push(userID);
      } catch {
        left.push(name);
      }
    }
    setSent(done);
    setFailed(left);
    setIsSending(false);
    if (left.length > 0) return;
    toast.success(t('pool.scoutDone', { n: done.length }));
    onClose();
  };
  return (
    <Sheet open width={WIDTH} title={t('pool.scoutTitle', { n: talents.length })} onClose={onClose}>
      {error && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!jobs && !error && <Skeleton shape="form" count={3} />}
      {jobs?.length === 0 && <EmptyState illustration="search">{t('clientTalent.offer.noJobs')}</EmptyState>}
      {jobs && jobs.length > 0 && (
        <Form
          form={form}
          layout="vertical"
          validateTrigger="onBlur"
          initialValues={{ openJobID: jobs[0]?.id }}
          onFinish={(wanted) => void send(wanted)}
        >
          <Field isChoice isRequired name="openJobID" label={t('clientTalent.offer.job')}>
            <JobChoice
              jobs={jobs.map((each) => ({ job: each, reasons: [] }))}
              {...{ appliedTo: [], scoutedFor: [], recommendedFor: [] }}
            />
          </Field>
          {skipped > 0 && (
            <Banner>{t(asked.length > 0 ? 'pool.scoutSkipped' : 'pool.scoutNobody', { n: skipped })}</Banner>
          )}
          <TemplateFields
            {...{ sub }}
            values={scoutValuesOf(asked[0]?.name ?? '', job)}
            isRequired
            rules={[rules('content')]}
          />
          {failed.length > 0 && (
            <Banner tone="danger" isUrgent>
              {t('pool.scoutFailed', { names: failed.join('、') })}
            </Banner>
          )}
          <Button type="submit" look="primary" loading={isSending} disabled={asked.length === 0}>
            {t('pool.scoutSubmit', { n: asked.length })}
          </Button>
        </Form>
      )}
    </Sheet>
  );
}

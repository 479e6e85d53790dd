import { useQuery } from '@apollo/client/react';
import { Form, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../components/buttons/Button';
import { Banner } from '../../../../components/feedback/Banner';
import { EmptyState } from '../../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { Field } from '../../../../components/forms/Field';
import { recordRules } from '../../../../components/forms/edit/recordRules';
import { Sheet } from '../../../../components/overlays/Sheet';
import { type ClientProfileFragment, JobsToOfferDocument } from '../../../../generated/clientProfile';
import type { InvolvementRowFragment } from '../../../../generated/involvement';
import type { InvolveType } from '../../../../generated/schema';
import { useSignedIn } from '../../../../lib/auth/useSignedIn';
import { CreateMessageLimits } from '../../../../generated/limits';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../../lib/errors/describeFailure';
import { paths } from '../../../../lib/paths';
import { toast } from '../../../../lib/toast/toast';
import { JobChoice } from './JobChoice';
import { scoutText } from './scout/scoutText';
import { scoutValuesOf } from './scout/scoutValuesOf';
import { TemplateFields } from './scout/TemplateFields';
import { sortByMatch } from './sortByMatch';
import { type Offer, useOffer } from './useOffer';

const WIDTH = 560;
const TYPES = ['SCOUTED', 'RECOMMENDED'] as const;

interface OfferSheetProps {
  talent: ClientProfileFragment;
  /** The name under which the organization sees the talent. */
  name: string;
  organizationId: string;
  /** The ids of the organization's jobs to which the talent has applied: nobody is scouted for those. */
  appliedTo: readonly string[];
  /** For which of the organization's jobs the talent is scouted or recommended. */
  involvements: readonly InvolvementRowFragment[];
  onClose: () => void;
}

/**
 * A sheet in which an organization offers one of its public jobs to a talent: as a scout, with a first message, or as a
 * recommendation. The jobs that fit the talent best are first.
 */
export function OfferSheet({
  talent,
  name,
  organizationId,
  appliedTo,
  involvements,
  onClose,
}: OfferSheetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [form] = Form.useForm<Offer & { title?: string }>();
  const person = useSignedIn();
  const jobId = Form.useWatch('openJobID', form);
  const involveType = Form.useWatch('involveType', form) ?? 'SCOUTED';
  const { data, error, refetch } = useQuery(JobsToOfferDocument, {
    variables: { filter: { organizationId: { eq: organizationId }, state: { eq: 'PUBLIC' } } },
  });
  const jobsOf = (type: InvolveType) =>
    involvements.filter((one) => one.involveType === type).map(({ openJobID }) => `${openJobID}`);
  const [scoutedFor, recommendedFor] = [jobsOf('SCOUTED'), jobsOf('RECOMMENDED')];
  const isTaken = (id: string) => [...appliedTo, ...scoutedFor].includes(id);
  const offer = useOffer();
  const recommended = new Map(involvements.map(({ id, openJobID }) => [`${openJobID}`, id]));
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const jobs = data && sortByMatch(talent, data.searchOpenJobs.items);
  const job = data?.searchOpenJobs.items.find((one) => one.id === jobId);
  const values = scoutValuesOf(talent.name ?? talent.nameForClient ?? talent.nameInitial, job);
  const rules = recordRules(t, { limits: CreateMessageLimits });
  const submit = async (wanted: Offer & { title?: string }) => {
    setIsSending(true);
    setRefusal(null);
    try {
      const conversationId = await offer(
        { sub: talent.id, recommended },
        { ...wanted, message: scoutText(t, wanted, values) },
      );
      toast.success(t(`clientTalent.offer.done.${wanted.involveType}`, { name }));
      if (conversationId) await navigate(paths.clientConversation(conversationId));
      else onClose();
    } catch (thrown) {
      const failure = classifyFailure(thrown);
      if (failure.rule === 'applied') setRefusal(t('clientTalent.offer.applied'));
      else
        setRefusal(failure.kind === 'Conflict' ? t('clientTalent.offer.again') : describeFailure(t, failure));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Sheet open width={WIDTH} title={t('clientTalent.offer.title', { name })} onClose={onClose}>
      {error && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!jobs && !error && <Skeleton shape="form" count={3} />}
      {jobs?.length === 0 && <EmptyState illustration="search">{t('clientTalent.offer.noJobs')}</EmptyState>}
      {jobs && jobs.length > 0 && (
        <Form
          form={form}
          layout="vertical"
          validateTrigger="onBlur"
          initialValues={{
            involveType: 'SCOUTED',
            openJobID: jobs.find(({ job }) => !isTaken(job.id))?.job.id,
          }}
          onFinish={(wanted) => void submit(wanted)}
        >
          <Field isChoice isRequired name="openJobID" label={t('clientTalent.offer.job')}>
            <JobChoice {...{ jobs, appliedTo, scoutedFor, recommendedFor }} />
          </Field>
          <Field isChoice isRequired name="involveType" label={t('clientTalent.offer.type')}>
            <Radio.Group
              vertical
              options={TYPES.map((value) => ({ value, label: t(`clientTalent.offer.types.${value}`) }))}
            />
          </Field>
          <TemplateFields
            sub={person?.sub ?? ''}
            values={values}
            isRequired={involveType === 'SCOUTED'}
            rules={[rules('content')]}
          />
          {refusal && (
            <Banner tone="danger" isUrgent>
              {refusal}
            </Banner>
          )}
          <Button type="submit" look="primary" disabled={isSending}>
            {t(`clientTalent.offer.submit.${involveType}`)}
          </Button>
        </Form>
      )}
    </Sheet>
  );
}

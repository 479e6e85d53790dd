import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Crest } from '../../../components/avatars/Crest';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { Sheet } from '../../../components/overlays/Sheet';
import { JobCord } from '../../../entities/job/match/JobCord';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../lib/errors/describeFailure';
import { toast } from '../../../lib/toast/toast';
import type { ShownJob } from '../show/ShownJob';
import { type ApplyFields, ApplyForm } from './ApplyForm';
import { applicationDraft } from './applicationDraft';
import styles from './ApplySheet.module.css';
import { BlockNote } from './BlockNote';
import { Disclosure } from './Disclosure';
import { useApply } from './useApply';
import { useEffect, useRef, useState } from 'react';
import { applicationStateId } from '../show/applicationStateId';
import { Chip } from '../../../components/chips/Chip';
import type { Applicant } from './Applicant';
import { useQuery } from '@apollo/client/react';
import { Button } from '../../../components/buttons/Button';
import { ApplicantDocument } from '../../../generated/applyToJob';

/**
 * Returns the signed-in person's own profile, as the sheet for applying shows it; null for guests and until
 * it is loaded.
 */
function useApplicant(): Applicant | null {
  const sub = useSignedIn()?.sub;
  const { data } = useQuery(ApplicantDocument, { variables: { sub: sub ?? '' }, skip: !sub });
  return data?.getUser ? { ...data.getUser, blocks: data.listCompanyBlocks.items } : null;
}

/** Suggests parts of the profile that the applicant could add. Applying does not require them. */
function ProfileHints({ applicant }: { applicant: Applicant }) {
  const { t } = useTranslation();
  const missing = [
    !applicant.description && t('jobs.apply.improveDescription'),
    !applicant.skillSets?.items.length && t('jobs.apply.improveSkills'),
    !applicant.workHistories?.items.length && t('jobs.apply.improveHistories'),
  ].filter((text) => typeof text === 'string');
  if (missing.length === 0) return null;
  return (
    <p>
      {t('jobs.apply.improve')}{' '}
      {missing.map((text) => (
        <Chip key={text}>{text}</Chip>
      ))}
    </p>
  );
}

/** How long the sheet takes to give the focus back, in milliseconds. */
const FOCUS_AFTER = 100;

interface ApplySheetProps {
  job: ShownJob;
  open: boolean;
  onClose: () => void;
}

/**
 * The sheet for applying to a job. It shows what the organization will see of the applicant, and asks for a
 * message and for consent, without which the application cannot be sent.
 */
export function ApplySheet({ job, open, onClose }: ApplySheetProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<ApplyFields>();
  const fields = Form.useWatch([], form) as ApplyFields | undefined;
  const [isSending, setSending] = useState(false);
  const wasSent = useRef(false);
  // The button that opened the sheet is no longer there.
  const focusState = () => {
    if (wasSent.current) document.getElementById(applicationStateId)?.focus();
  };
  // Without motion, the sheet is gone at once and does not say so.
  useEffect(() => {
    if (open) wasSent.current = false;
    const timer = setTimeout(focusState, FOCUS_AFTER);
    return () => clearTimeout(timer);
  }, [open]);
  const person = useSignedIn();
  const applicant = useApplicant();
  const apply = useApply(job.id);

  const send = async (fields: ApplyFields) => {
    setSending(true);
    try {
      await apply(fields);
      applicationDraft(job.id).forget();
      toast.success(t('jobs.apply.done'));
      wasSent.current = true;
      onClose();
    } catch (error) {
      const failure = classifyFailure(error);
      if (failure.kind === 'Conflict') toast.error(t('jobs.apply.already'));
      else if (failure.kind === 'NotFound') toast.error(t('jobs.apply.ended'));
      else toast.error(describeFailure(t, failure));
    } finally {
      setSending(false);
    }
  };

  return (
    <Sheet
      open={open}
      title={t('jobs.apply.title')}
      onClose={onClose}
      onGone={focusState}
      footer={
        <Button look="primary" size="large" block loading={isSending} onClick={form.submit}>
          {t('jobs.apply.submit')}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <JobCord
          job={job}
          ends={[
            <GeneratedAvatar
              key="person"
              name={person?.displayName ?? ''}
              image={person?.profileIcon}
              size={32}
            />,
            <Crest key="organization" name={job.organizationName} size={32} />,
          ]}
        />
        <strong className={styles.title} lang="ja">
          {job.title}
        </strong>
        {applicant && <BlockNote job={job} applicant={applicant} />}
        {applicant && <Disclosure applicant={applicant} fields={fields ?? applicationDraft(job.id).get()} />}
        {applicant && <ProfileHints applicant={applicant} />}
        <ApplyForm
          {...{ form, applicant }}
          jobId={job.id}
          sub={person?.sub ?? ''}
          onSubmit={(fields) => void send(fields)}
        />
      </div>
    </Sheet>
  );
}

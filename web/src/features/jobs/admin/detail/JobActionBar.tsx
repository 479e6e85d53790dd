import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../../../components/layout/Stack';
import { jobStateOf } from '../../../../../../model/jobStateOf';
import { Button } from '../../../../components/buttons/Button';
import { ButtonLink } from '../../../../components/buttons/ButtonLink';
import { paths } from '../../../../lib/paths';
import { isDiscardable } from '../../../../../../model/isDiscardable';
import type { DetailedJob } from './DetailedJob';
import type { useJobActions } from './useJobActions';
import { recordRules } from '../../../../components/forms/edit/recordRules';
import { NoteDialog } from '../../../../components/overlays/NoteDialog';
import { UpdateOpenJobLimits } from '../../../../generated/limits';

interface ReturnDialogProps {
  title: string;
  isSending: boolean;
  onCancel: () => void;
  onSubmit: (note: string) => void;
}

/** A dialog that asks an administrator what the author of a job should change before it can be published. */
function ReturnDialog({ title, ...dialog }: ReturnDialogProps) {
  const { t } = useTranslation();
  return (
    <NoteDialog
      title={t('adminJobs.sendBack.title')}
      about={title}
      label={t('adminJobs.field.reviewNote')}
      hint={t('adminJobs.sendBack.hint')}
      missing={t('adminJobs.sendBack.missing')}
      rule={recordRules(t, { limits: UpdateOpenJobLimits })('reviewNote')}
      submit={t('adminJobs.sendBack.submit')}
      {...dialog}
    />
  );
}

interface JobActionBarProps {
  job: DetailedJob;
  actions: ReturnType<typeof useJobActions>;
}

/**
 * The buttons for what an administrator can do with a job in its current state: open, edit and copy it,
 * return it to its author, publish it, close it or, while nobody has seen it, delete it.
 */
export function JobActionBar({ job, actions }: JobActionBarProps) {
  const { t } = useTranslation();
  const [isReturning, setIsReturning] = useState(false);
  const state = jobStateOf({ ...job });
  const { isBusy } = actions;
  const sendBack = async (note: string) => {
    await actions.sendBack(note);
    setIsReturning(false);
  };
  return (
    <Stack gap={[8, 12]} wrap align="center">
      {state === 'PUBLIC' && <Link to={paths.jobDetail(job.id)}>{t('adminJobs.openPublic')}</Link>}
      <ButtonLink look="plain" to={paths.adminEditJob(job.id)}>
        {t('adminJobs.edit')}
      </ButtonLink>
      <Button disabled={isBusy} onClick={() => void actions.duplicate()}>
        {t('adminJobs.duplicate')}
      </Button>
      {isDiscardable({ ...job }) && (
        <Button danger disabled={isBusy} onClick={() => void actions.discard()}>
          {t('adminJobs.discard.open')}
        </Button>
      )}
      {state === 'REQUESTED' && (
        <ButtonLink look="plain" to={paths.adminReviewJob(job.id)}>
          {t('adminJobs.review.open')}
        </ButtonLink>
      )}
      {state === 'REQUESTED' && (
        <Button disabled={isBusy} onClick={() => setIsReturning(true)}>
          {t('adminJobs.sendBack.open')}
        </Button>
      )}
      {state === 'PUBLIC' ? (
        <Button disabled={isBusy} onClick={() => void actions.close()}>
          {t('adminJobs.close.open')}
        </Button>
      ) : (
        <Button look="primary" disabled={isBusy} onClick={() => void actions.publish()}>
          {t(state === 'CLOSED' ? 'adminJobs.publish.again' : 'adminJobs.publish.open')}
        </Button>
      )}
      {isReturning && (
        <ReturnDialog
          title={job.title ?? ''}
          isSending={isBusy}
          onCancel={() => setIsReturning(false)}
          onSubmit={(note) => void sendBack(note)}
        />
      )}
    </Stack>
  );
}

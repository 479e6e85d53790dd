import { useTranslation } from 'react-i18next';
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
export function ReturnDialog({ title, ...dialog }: ReturnDialogProps) {
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

import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Editor } from '../../../../components/forms/edit/Editor';
import { paths } from '../../../../lib/paths';
import { toast } from '../../../../lib/toast/toast';
import type { JobValues } from './JobValues';

/**
 * After each save, shows a toast with the new state of the job. After a new job was saved, also changes the
 * URL to that of its editor.
 */
export function useAfterSave(
  { savedAt, isDirty, stored }: Editor<JobValues>,
  isNew: boolean,
  getId: () => string | undefined,
): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const finish = useEffectEvent(() => {
    if (!savedAt) return;
    toast.success(t(`jobEditor.saved.${stored.values.publication}`));
    const id = getId();
    if (isNew && id && !isDirty) void navigate(paths.adminEditJob(id), { replace: true });
  });
  useEffect(() => finish(), [savedAt]);
}

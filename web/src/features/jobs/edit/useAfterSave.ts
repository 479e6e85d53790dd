import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Editor } from '../../../components/forms/edit/Editor';
import { toast } from '../../../lib/toast/toast';
import { type JobArea, jobAreas } from './jobAreas';
import type { JobValues } from './JobValues';

interface Saved {
  area: JobArea;
  /** True in the editor of a new job, whose URL does not contain the id of a job. */
  isNew: boolean;
  getId: () => string | undefined;
}

/**
 * After each save, says in a toast in which state the job is now. After the first save of a new job, opens
 * the editor whose URL contains the job's id.
 */
export function useAfterSave(
  { savedAt, isDirty, stored }: Editor<JobValues>,
  { area, isNew, getId }: Saved,
): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const finish = useEffectEvent(() => {
    if (!savedAt) return;
    const { publication } = stored.values;
    const isAsking = area === 'client' && publication === 'REQUESTED';
    toast.success(t(isAsking ? 'jobEditor.asked' : `jobEditor.saved.${publication}`));
    const id = getId();
    if (isNew && id && !isDirty) void navigate(jobAreas[area].editorOf(id), { replace: true });
  });
  useEffect(() => finish(), [savedAt]);
}

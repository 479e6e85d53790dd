import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Editor } from '../../../components/forms/edit/Editor';
import { toast } from '../../../lib/toast/toast';
import { type JobArea, jobAreas } from './jobAreas';
import type { JobValues } from './JobValues';

interface Saved {
  area: JobArea;
  /** True while the job has no editor with an address of its own. */
  isNew: boolean;
  getId: () => string | undefined;
}

/** After each save, says in which state the job is now. A new job then has an editor with an address of its own. */
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

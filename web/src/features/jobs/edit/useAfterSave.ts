import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Editor } from '../../../components/forms/edit/Editor';
import type { JobState } from '../../../../../model/jobStates';
import { toast } from '../../../lib/toast/toast';
import { type JobArea, jobAreas } from './jobAreas';
import type { JobValues } from './JobValues';

/** What the editor of a new job tells the editor that follows it: the job was just read, and can be shown at once. */
export interface AfterSave {
  isRead: true;
}

interface Saved {
  area: JobArea;
  /** True in the editor of a new job, whose URL does not contain the id of a job. */
  isNew: boolean;
  getId: () => string | undefined;
  /** The state of the job before it was saved. */
  before: JobState;
}

/**
 * After each save, says in a toast in which state the job is now. After the first save of a new job, opens
 * the editor whose URL contains the job's id.
 */
export function useAfterSave(
  { savedAt, isDirty, stored }: Editor<JobValues>,
  { area, isNew, getId, before }: Saved,
): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const last = useRef(before);
  const finish = useEffectEvent(() => {
    if (!savedAt) return;
    const { publication } = stored.values;
    const isAsking = area === 'client' && publication === 'REQUESTED';
    const isEdit = publication === 'PUBLIC' && last.current === 'PUBLIC';
    const saved = isEdit ? ('jobEditor.edited' as const) : (`jobEditor.saved.${publication}` as const);
    last.current = publication;
    toast.success(t(isAsking ? 'jobEditor.asked' : saved));
    const id = getId();
    if (isNew && id && !isDirty) {
      const state: AfterSave = { isRead: true };
      void navigate(jobAreas[area].editorOf(id), { replace: true, preventScrollReset: true, state });
    }
  });
  useEffect(() => finish(), [savedAt]);
}

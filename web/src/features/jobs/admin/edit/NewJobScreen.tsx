import { useTranslation } from 'react-i18next';
import { JobEditor } from './JobEditor';
import { JobEditorPage } from './JobEditorPage';

/** The administrators' screen /admin/jobs/new, on which they write a job. */
export function NewJobScreen() {
  const { t } = useTranslation();
  return (
    <JobEditorPage title={t('jobEditor.title.new')} job={null}>
      <JobEditor stored={null} />
    </JobEditorPage>
  );
}

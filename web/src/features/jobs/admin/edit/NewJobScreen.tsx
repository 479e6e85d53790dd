import { useTranslation } from 'react-i18next';
import { JobEditor } from '../../edit/JobEditor';
import { JobEditorPage } from '../../edit/JobEditorPage';

/** The administrators' screen /admin/jobs/new, on which they write a job. */
export function NewJobScreen() {
  const { t } = useTranslation();
  return (
    <JobEditorPage area="admin" title={t('jobEditor.title.new')} job={null}>
      <JobEditor area="admin" stored={null} />
    </JobEditorPage>
  );
}

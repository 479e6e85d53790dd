import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { paths } from '../../../../lib/paths';
import { useTitle } from '../../../../lib/route/useTitle';
import { JobEditor } from '../../edit/JobEditor';
import { JobEditorPage } from '../../edit/JobEditorPage';
import { useEditedJob } from '../../edit/store/useEditedJob';

/** The administrators' screen /admin/jobs/edit/{id}, on which they change a job. */
export function EditJobScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, refetch } = useEditedJob(id);
  const job = data?.getOpenJob;
  useTitle(job ? t('jobEditor.titleOf', { title: job.title }) : undefined);
  if (error && !job) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="form" count={8} />;
  if (!job) return <Navigate to={paths.notFound} replace />;
  return (
    <JobEditorPage area="admin" title={t('jobEditor.title.edit')} job={job}>
      <JobEditor area="admin" key={job.id} stored={job} />
    </JobEditorPage>
  );
}

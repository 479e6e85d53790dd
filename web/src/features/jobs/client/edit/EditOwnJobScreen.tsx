import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { OfOrganization } from '../../../../entities/organization/OfOrganization';
import { paths } from '../../../../lib/paths';
import { useTitle } from '../../../../lib/route/useTitle';
import { JobEditor } from '../../edit/JobEditor';
import { JobEditorPage } from '../../edit/JobEditorPage';
import { useEditedJob } from '../../edit/store/useEditedJob';

function EditOwnJob({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, refetch } = useEditedJob(id);
  const found = data?.getOpenJob;
  // Everybody can read public jobs of other organizations; here they are as if they did not exist.
  const job = found?.organizationOpenJobsId === organizationId ? found : null;
  useTitle(job ? t('jobEditor.titleOf', { title: job.title }) : undefined);
  if (error && !found) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="form" count={8} />;
  if (!job) return <Navigate to={paths.notFound} replace />;
  return (
    <JobEditorPage area="client" title={t('jobEditor.title.edit')} job={job}>
      <JobEditor area="client" key={job.id} stored={job} />
    </JobEditorPage>
  );
}

/** The screen /client/jobs/edit/{id}, on which an organization changes one of its jobs. */
export function EditOwnJobScreen() {
  const { t } = useTranslation();
  return (
    <OfOrganization title={t('jobEditor.title.edit')}>
      {(organizationId) => <EditOwnJob organizationId={organizationId} />}
    </OfOrganization>
  );
}

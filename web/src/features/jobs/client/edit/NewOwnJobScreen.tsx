import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { OfOrganization } from '../../../../entities/organization/OfOrganization';
import { OwnOrganizationDocument } from '../../../../generated/ownOrganization';
import { JobEditor } from '../../edit/JobEditor';
import { JobEditorPage } from '../../edit/JobEditorPage';

function NewOwnJob({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(OwnOrganizationDocument, { variables: { id: organizationId } });
  if (error && !data) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="form" count={8} />;
  const organization = data.getOrganization ?? { id: organizationId, name: '' };
  return (
    <JobEditorPage area="client" title={t('jobEditor.title.new')} job={null}>
      <JobEditor area="client" stored={null} organization={organization} />
    </JobEditorPage>
  );
}

/** The screen /client/jobs/new, on which an organization writes a job. */
export function NewOwnJobScreen() {
  const { t } = useTranslation();
  return (
    <OfOrganization title={t('jobEditor.title.new')}>
      {(organizationId) => <NewOwnJob organizationId={organizationId} />}
    </OfOrganization>
  );
}

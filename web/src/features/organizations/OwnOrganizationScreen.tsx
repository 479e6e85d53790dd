import { useTranslation } from 'react-i18next';
import { EditForm } from '../../components/forms/edit/EditForm';
import type { EditedRecord } from '../../components/forms/edit/EditedRecord';
import { RecordScreen } from '../../components/forms/edit/RecordScreen';
import { useRecordEditor } from '../../components/forms/edit/useRecordEditor';
import { OfOrganization } from '../../entities/organization/OfOrganization';
import { paths } from '../../lib/paths';
import { organizationFieldTexts } from './organizationFieldTexts';
import type { OrganizationValues } from './OrganizationValues';
import { PublicFields } from './PublicFields';
import { useOrganization } from './useOrganization';

interface OwnFormProps extends Pick<ReturnType<typeof useOrganization>, 'update' | 'create' | 'read'> {
  id: string;
  record: EditedRecord<OrganizationValues>;
}

function OwnForm({ id, record, ...store }: OwnFormProps) {
  const { t } = useTranslation();
  const pathOf = () => paths.clientOrganization;
  const editor = useRecordEditor<OrganizationValues>({ kind: 'organization', id, record, ...store, pathOf });
  return (
    <EditForm editor={editor} fields={organizationFieldTexts(t)}>
      <PublicFields name={record.values.name} />
    </EditForm>
  );
}

function OwnOrganization({ id }: { id: string }) {
  const { t } = useTranslation();
  const { record, isMissing, hasFailed, onRetry, ...store } = useOrganization(id);
  return (
    <RecordScreen
      title={t('organizations.own')}
      lead={t('organizations.ownLead')}
      list={{ path: paths.clientHome, title: t('clientJobs.home.title') }}
      {...{ isMissing, hasFailed, onRetry }}
    >
      {record && <OwnForm id={id} record={record} {...store} />}
    </RecordScreen>
  );
}

/** The screen /client/organization, on which the owners of an organization change what everybody reads about it. */
export function OwnOrganizationScreen() {
  const { t } = useTranslation();
  return (
    <OfOrganization title={t('organizations.own')}>{(id) => <OwnOrganization id={id} />}</OfOrganization>
  );
}

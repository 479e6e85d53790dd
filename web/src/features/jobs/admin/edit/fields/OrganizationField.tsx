import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CatalogueSelect } from '../../../../../components/forms/CatalogueSelect';
import type { JobValues } from '../JobValues';
import type { OrganizationChoices } from '../../../../../entities/organization/useOrganizationChoices';
import { JobField } from './JobField';

/**
 * The fields of the job editor for the organization that offers the job: a choice among the stored
 * organizations and, if none is chosen, a text field for a name.
 */
export function OrganizationField({ organizations }: { organizations: OrganizationChoices }) {
  const { t } = useTranslation();
  const chosen = Form.useWatch<string | null>('organizationOpenJobsId', Form.useFormInstance<JobValues>());
  return (
    <>
      <JobField isChoice name="organizationOpenJobsId" hint={t('jobEditor.organization.hint')}>
        <CatalogueSelect canBeEmpty entries={organizations.entries} onOpen={organizations.load} />
      </JobField>
      {!chosen && (
        <JobField name="organizationName" hint={t('jobEditor.organization.nameHint')}>
          <Input autoComplete="off" lang="ja" />
        </JobField>
      )}
    </>
  );
}

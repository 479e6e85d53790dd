import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditForm } from '../../components/forms/edit/EditForm';
import type { EditedRecord } from '../../components/forms/edit/EditedRecord';
import { recordRules } from '../../components/forms/edit/recordRules';
import { useRecordEditor } from '../../components/forms/edit/useRecordEditor';
import { Field } from '../../components/forms/Field';
import { KanaField } from '../../components/forms/KanaField';
import { TalentPicker } from '../../entities/talent/TalentPicker';
import { UpdateOrganizationLimits } from '../../generated/limits';
import { paths } from '../../lib/paths';
import { HidingField } from './HidingField';
import styles from './Organizations.module.css';
import { organizationFieldTexts } from './organizationFieldTexts';
import type { OrganizationValues } from './OrganizationValues';
import type { useOrganization } from './useOrganization';
import { PublicFields } from './PublicFields';
import { useQuery } from '@apollo/client/react';
import { OrganizationPeopleDocument } from '../../generated/organizations';

/**
 * Returns the sub and the name of each member of an organization; undefined while they are loading and for a
 * new organization.
 */
function useOrganizationPeople(id: string | null) {
  const { data } = useQuery(OrganizationPeopleDocument, {
    variables: { filter: { organizationId: { eq: id ?? '' } } },
    skip: id === null,
  });
  return data?.searchUsers.items.map((user) => ({
    sub: user.id,
    name: user.name ?? user.displayName ?? user.id,
  }));
}

interface OrganizationFormProps extends Pick<
  ReturnType<typeof useOrganization>,
  'update' | 'create' | 'read'
> {
  /** The id of the organization; null for a new one. */
  id: string | null;
  record: EditedRecord<OrganizationValues>;
}

/**
 * The form in which administrators edit an organization: name, picture, whether the name is hidden, and the
 * people who belong to it.
 */
export function OrganizationForm({ id, record, update, create, read }: OrganizationFormProps) {
  const { t } = useTranslation();
  const rules = recordRules(t, { limits: UpdateOrganizationLimits });
  const members = useOrganizationPeople(id);
  const editor = useRecordEditor<OrganizationValues>({
    ...{ kind: 'organization', id, record, update, create, read },
    pathOf: paths.adminOrganization,
  });
  const label = (name: keyof OrganizationValues) => t(`organizations.field.${name}`);
  return (
    <EditForm editor={editor} fields={organizationFieldTexts(t)}>
      <PublicFields name={record.values.name} />
      <Field name="kana" label={label('kana')} rules={[rules('kana')]}>
        <KanaField />
      </Field>
      <Field name="isHideOrganizationName" label={t('organizations.hiding.title')}>
        <HidingField organization={id} />
      </Field>
      <Field
        name="organizationNameForHidden"
        label={label('organizationNameForHidden')}
        hint={t('organizations.hiddenHint')}
        rules={[rules('organizationNameForHidden')]}
      >
        <Input lang="ja" />
      </Field>
      <Field name="owners" label={label('owners')} hint={t('organizations.ownersHint')}>
        <TalentPicker known={id === null ? [] : (members ?? null)} most={UpdateOrganizationLimits.owners} />
      </Field>
      {id !== null && (
        <Field label={t('organizations.members')} hint={t('organizations.membersHint')}>
          {members && members.length > 0 ? (
            <ul data-bullets className={styles.members}>
              {members.map(({ sub, name }) => (
                <li key={sub} lang="ja">
                  {name}
                </li>
              ))}
            </ul>
          ) : (
            <span>{members && t('organizations.noMembers')}</span>
          )}
        </Field>
      )}
    </EditForm>
  );
}

import { useLazyQuery } from '@apollo/client/react';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { isFoundBy } from '../../../../components/forms/isFoundBy';
import { MemberOrganizationsDocument } from '../../../../generated/manageUser';

interface OrganizationSelectProps {
  /** The stored organization, whose name is known before all are read. */
  stored?: { id: string; name: string } | null;
  /** The id of the chosen organization. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  id?: string;
}

/** A form field for the organization that a person belongs to. All organizations are read when it is opened. */
export function OrganizationSelect({ stored, value, onChange, id }: OrganizationSelectProps) {
  const { t } = useTranslation();
  const [read, { data, loading, error }] = useLazyQuery(MemberOrganizationsDocument);
  const known = data?.listOrganizations.items ?? (stored ? [stored] : []);
  return (
    <Select<string>
      id={id}
      allowClear
      style={{ width: '100%' }}
      loading={loading}
      value={value ?? undefined}
      placeholder={t('adminTalent.noOrganization')}
      notFoundContent={error ? t('errors.unexpected') : undefined}
      options={known.map((one) => ({ value: one.id, label: one.name }))}
      showSearch={{ filterOption: (entered, option) => isFoundBy(String(option?.label), entered) }}
      onOpenChange={(isOpen) => {
        if (isOpen && !data) void read().catch(() => undefined);
      }}
      onChange={(chosen) => onChange?.(chosen ?? null)}
    />
  );
}

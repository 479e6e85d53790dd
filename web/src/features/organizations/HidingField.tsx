import { useLazyQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SwitchLine } from '../../components/forms/SwitchLine';
import { OrganizationJobCountsDocument } from '../../generated/organizations';
import { paths } from '../../lib/paths';

interface HidingFieldProps {
  /** The id of the organization; null for a new one. */
  organization: string | null;
  value?: boolean;
  onChange?: (value: boolean) => void;
  id?: string;
}

/**
 * The switch that hides an organization's name. Once it is used, a text says how many jobs the organization
 * has and that none of them changes, because each job has its own setting.
 */
export function HidingField({ organization, value = false, onChange, id }: HidingFieldProps) {
  const { t } = useTranslation();
  const [count, { data, error }] = useLazyQuery(OrganizationJobCountsDocument);
  const [all = 0, open = 0] = data?.countOpenJobs ?? [];
  const change = (next: boolean) => {
    onChange?.(next);
    if (organization === null) return;
    const own = { organizationId: { eq: organization } };
    const shown = { isPublic: { eq: true }, isDraft: { eq: false } };
    void count({ variables: { filters: [own, { ...own, ...shown }] } });
  };
  return (
    <SwitchLine
      label={t('organizations.field.isHideOrganizationName')}
      value={value}
      onChange={change}
      id={id}
    >
      {t(value ? 'organizations.hiding.on' : 'organizations.hiding.off')}
      {data && (
        <>
          {' '}
          <strong role="status">{t('organizations.hiding.jobs', { n: all, open })}</strong>{' '}
          {all > 0 && organization !== null && (
            <Link to={`${paths.adminJobs}?org=${encodeURIComponent(organization)}`}>
              {t('organizations.hiding.show')}
            </Link>
          )}
        </>
      )}
      {error && <strong role="status"> {t('organizations.hiding.unknown')}</strong>}
    </SwitchLine>
  );
}

import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CatalogueSelect } from '../../components/forms/CatalogueSelect';
import { OrganizationChoicesDocument } from '../../generated/organizationChoices';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import { chosenOrganization } from '../../lib/organization/chosenOrganization';
import { organizationParameter } from '../../lib/organization/organizationParameter';
import { useOrganizationId } from '../../lib/organization/useOrganizationId';
import styles from './OrganizationChoice.module.css';

/**
 * The line at the top of the organizations' area in which administrators choose the organization whose area they see
 * (decision T36). The URL names the organization; the choice stays for the other screens of the area.
 */
export function OrganizationChoice() {
  const { t } = useTranslation();
  const sub = useSignedIn()?.sub ?? '';
  const [params, setParams] = useSearchParams();
  const organizationId = useOrganizationId();
  const { data } = useQuery(OrganizationChoicesDocument);
  const isInUrl = params.get(organizationParameter) === organizationId;
  useEffect(() => {
    if (organizationId === '') return;
    chosenOrganization.set(sub, organizationId);
    if (isInUrl) return;
    const name = (before: URLSearchParams) => {
      before.set(organizationParameter, organizationId);
      return before;
    };
    setParams(name, { replace: true, preventScrollReset: true });
  }, [organizationId, isInUrl, sub, setParams]);
  return (
    <section className={styles.bar} aria-label={t('organization.view')}>
      <p>{t('organization.note')}</p>
      <div className={styles.choice}>
        <CatalogueSelect
          aria-label={t('organization.choose')}
          entries={data?.listOrganizations.items}
          value={organizationId || null}
          // The conditions in the URL are about the organization that was chosen before.
          onChange={(id) => id && setParams({ [organizationParameter]: id })}
        />
      </div>
    </section>
  );
}

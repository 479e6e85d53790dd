import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/feedback/EmptyState';
import { useOrganizationId } from '../../lib/organization/useOrganizationId';

interface OfOrganizationProps {
  title: string;
  /**
   * Renders the screen for the organization with this id. When another organization is chosen, React creates
   * the screen again.
   */
  children: (organizationId: string) => ReactNode;
}

/**
 * A screen of the organizations' area, with its title. Until an administrator has chosen an organization, a
 * text says that none is chosen.
 */
export function OfOrganization({ title, children }: OfOrganizationProps) {
  const { t } = useTranslation();
  const organizationId = useOrganizationId();
  if (organizationId !== '') return <div key={organizationId}>{children(organizationId)}</div>;
  return (
    <>
      <h1>{title}</h1>
      <EmptyState illustration="search">{t('organization.none')}</EmptyState>
    </>
  );
}

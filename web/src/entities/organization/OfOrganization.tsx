import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/feedback/EmptyState';
import { useOrganizationId } from '../../lib/organization/useOrganizationId';

interface OfOrganizationProps {
  title: string;
  /**
   * Renders the content of the screen for the chosen organization. When another organization is chosen, React
   * removes the content and renders it from the beginning.
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

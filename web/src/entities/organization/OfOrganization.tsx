import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/feedback/EmptyState';
import { useOrganizationId } from '../../lib/organization/useOrganizationId';

interface OfOrganizationProps {
  title: string;
  /** Renders the screen of an organization. For another organization, a new one is mounted. */
  children: (organizationId: string) => ReactNode;
}

/**
 * A screen of the organizations' area. As long as an administrator has not chosen an organization, it says so instead.
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

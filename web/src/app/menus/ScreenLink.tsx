import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ScreensContext } from './ScreensContext';

/**
 * A link to a screen of the route table. While the route table has no such screen, the link is disabled and
 * shows why.
 */
export function ScreenLink({ to, children }: { to: string; children: ReactNode }) {
  const { t } = useTranslation();
  const screens = use(ScreensContext);
  if (screens.some(({ path }) => path === to)) return <Link to={to}>{children}</Link>;
  return (
    <span role="link" aria-disabled="true" tabIndex={0} title={t('shell.disabled.preparing')}>
      {children} <small>{t('shell.disabled.preparing')}</small>
    </span>
  );
}

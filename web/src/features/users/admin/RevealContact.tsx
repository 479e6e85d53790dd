import { useLazyQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { AdminUserContactDocument } from '../../../generated/adminUsers';

/**
 * Shows a talent's email to an administrator when they press a button. It is not loaded before, because the
 * API records each reading of it in the audit log.
 */
export function RevealContact({ sub, name }: { sub: string; name: string }) {
  const { t } = useTranslation();
  const [reveal, { data, loading, error }] = useLazyQuery(AdminUserContactDocument, {
    fetchPolicy: 'no-cache',
  });
  if (data) return <>{data.getUserPrivate?.email ?? t('users.noContact')}</>;
  return (
    <Button
      size="small"
      loading={loading}
      aria-label={t('users.revealOf', { name })}
      onClick={() => void reveal({ variables: { sub } }).catch(() => undefined)}
    >
      {t(error ? 'common.reload' : 'users.reveal')}
    </Button>
  );
}

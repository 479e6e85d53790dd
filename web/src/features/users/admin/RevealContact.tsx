import { useLazyQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { AdminUserContactDocument } from '../../../generated/adminUsers';

/**
 * Shows a talent's email and telephone number to an administrator when they press a button. They are not loaded
 * before, because the API records each reading of them in the audit log.
 */
export function RevealContact({ sub, name }: { sub: string; name: string }) {
  const { t } = useTranslation();
  const [reveal, { data, loading, error }] = useLazyQuery(AdminUserContactDocument, {
    fetchPolicy: 'no-cache',
  });
  if (data) {
    const { email, tel } = data.getUserPrivate ?? {};
    return <>{[email, tel].filter(Boolean).join(' / ') || t('users.noContact')}</>;
  }
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

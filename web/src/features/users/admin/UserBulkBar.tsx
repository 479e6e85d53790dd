import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { useConfirm } from '../../../components/overlays/useConfirm';
import { BulkBar } from '../../../components/table/BulkBar';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { useSignInChange } from './useSignInChange';
import type { ShownUser } from './useUsers';

interface UserBulkBarProps {
  selected: readonly ShownUser[];
  onChange: (next: (before: readonly ShownUser[]) => readonly ShownUser[]) => void;
  onExport: () => void;
}

/** The actions on the selected talents: a CSV file of them, and their sign-in. One's own account is left out. */
export function UserBulkBar({ selected, onChange, onExport }: UserBulkBarProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const own = useSignedIn()?.sub;
  const others = selected.filter(({ sub }) => sub !== own);
  const { change, isRunning } = useSignInChange((user) =>
    onChange((before) => before.filter(({ id }) => id !== user.id)),
  );
  const disable = async () => {
    const question = {
      title: t('users.bulk.ask', { n: others.length }),
      content: t('users.bulk.note'),
      confirm: t('users.bulk.disable'),
      danger: true,
    };
    if (await confirm(question)) await change(others, false);
  };
  return (
    <BulkBar count={selected.length} onClear={() => onChange(() => [])}>
      <Button size="small" onClick={onExport}>
        {t('users.export.title')}
      </Button>
      <Button size="small" disabled={isRunning || others.length === 0} onClick={() => void disable()}>
        {t('users.bulk.disable')}
      </Button>
      <Button
        size="small"
        disabled={isRunning || others.length === 0}
        onClick={() => void change(others, true)}
      >
        {t('users.bulk.enable')}
      </Button>
    </BulkBar>
  );
}

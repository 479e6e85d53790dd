import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeartButton } from '../../components/buttons/HeartButton';
import { usePool } from './usePool';

interface KeepTalentButtonProps {
  userID: string;
  /** The name under which the organization sees the talent. */
  name: string;
  /** Whether the talent is in the pool, as it was read; undefined until then. */
  isKept: boolean | undefined;
  /** The caller's organization; empty for who has none, and so no pool. */
  organizationId: string;
  /** True to show the word beside the heart. */
  labelled?: boolean;
  onChange?: (isKept: boolean) => void;
}

/** Takes a talent into the organization's pool (気になる) with one tap, or out of it. It shows the change at once. */
export function KeepTalentButton(props: KeepTalentButtonProps) {
  const { userID, name, isKept, organizationId, labelled = false, onChange } = props;
  const { t } = useTranslation();
  const pool = usePool(organizationId);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const pressed = wanted ?? isKept ?? false;
  const toggle = async () => {
    setWanted(!pressed);
    const stored = await pool(userID, { isKept: !pressed });
    if (stored) onChange?.(!pressed);
    else setWanted(pressed);
  };
  if (organizationId === '') return null;
  return (
    <HeartButton
      pressed={pressed}
      name={t('pool.keepOf', { name })}
      word={labelled ? t(pressed ? 'pool.kept' : 'pool.keep') : undefined}
      onToggle={() => void toggle()}
    />
  );
}

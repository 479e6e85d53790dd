import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { useTranslation } from 'react-i18next';
import { Stack } from '../layout/Stack';
import styles from './AddChips.module.css';

interface AddChipsProps {
  /** The name of the row for screen readers: what a tap on a chip adds. */
  label: string;
  options: readonly { id: string; name: string }[];
  isDisabled?: boolean;
  onAdd: (id: string) => void;
}

/** A row of chips with suggestions. A tap on a chip adds its suggestion. */
export function AddChips({ label, options, isDisabled = false, onAdd }: AddChipsProps) {
  const { t } = useTranslation();
  return (
    <Stack as="ul" aria-label={label} className={styles.chips} gap={8} wrap>
      {options.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            disabled={isDisabled}
            aria-label={t('common.addNamed', { name })}
            onClick={() => onAdd(id)}
          >
            <PlusOutlined aria-hidden />
            {name}
          </button>
        </li>
      ))}
    </Stack>
  );
}

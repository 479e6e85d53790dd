import { useTranslation } from 'react-i18next';
import { Stack } from '../layout/Stack';
import styles from './CountTabs.module.css';

interface CountTabsProps<Value extends string> {
  /** The name of the group for screen readers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  /**
   * For each value of this filter, the number of records that have the value and match all other filters;
   * undefined until the numbers are known.
   */
  counts: ReadonlyMap<string, number> | undefined;
  /** Called with all chosen values in the order of the options; with an empty list for all records. */
  onChange: (chosen: Value[]) => void;
}

/**
 * A row of buttons for the values of one filter. Each shows the number of records that have the value.
 * Several values can be chosen.
 */
export function CountTabs<Value extends string>(props: CountTabsProps<Value>) {
  const { label, options, chosen, counts, onChange } = props;
  const { t } = useTranslation();
  const values = options.map(({ value }) => value);
  const toggle = (value: Value) => onChange(values.filter((one) => (one === value) !== chosen.includes(one)));
  return (
    <Stack className={styles.tabs} gap={4} wrap role="group" aria-label={label}>
      <button type="button" aria-pressed={chosen.length === 0} onClick={() => onChange([])}>
        {t('common.all')}
      </button>
      {options.map(({ value, label: text }) => (
        <button key={value} type="button" aria-pressed={chosen.includes(value)} onClick={() => toggle(value)}>
          {text}
          <strong data-count>{counts && (counts.get(value) ?? 0)}</strong>
        </button>
      ))}
    </Stack>
  );
}

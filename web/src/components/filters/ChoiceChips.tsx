import { Stack } from '../layout/Stack';
import type { FacetOption } from './FacetOption';
import styles from './RangeChips.module.css';

interface ChoiceChipsProps {
  label: string;
  options: FacetOption[];
  chosen: string | null;
  /** Called with the chosen value, or with null when the person taps the chosen chip again. */
  onChange: (chosen: string | null) => void;
}

/** A row of chips from which people choose at most one. */
export const ChoiceChips = ({ label, options, chosen, onChange }: ChoiceChipsProps) => (
  <Stack role="group" aria-label={label} className={styles.chips} gap={8} wrap>
    {options.map(({ value, label: text, count }) => (
      <button
        key={value}
        type="button"
        aria-pressed={chosen === value}
        disabled={count === 0 && chosen !== value}
        onClick={() => onChange(chosen === value ? null : value)}
      >
        {text}
        {count !== undefined && <small data-count>{count}</small>}
      </button>
    ))}
  </Stack>
);

import { Stack } from '../layout/Stack';
import type { NumberRange } from './NumberRange';
import styles from './RangeChips.module.css';
import { tapRange } from './tapRange';

interface RangeChipsProps {
  label: string;
  values: number[];
  textOf: (value: number) => string;
  counts?: ReadonlyMap<number, number>;
  chosen: NumberRange | null;
  onChange: (chosen: NumberRange | null) => void;
}

/** A row of chips with numbers for choosing a range. `tapRange` defines what a tap on a number does. */
export function RangeChips({ label, values, textOf, counts, chosen, onChange }: RangeChipsProps) {
  const pressed = (value: number) => chosen !== null && value >= chosen.from && value <= chosen.to;
  return (
    <Stack role="group" aria-label={label} className={styles.chips} gap={8} wrap>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={pressed(value)}
          disabled={counts !== undefined && !counts.get(value) && !pressed(value)}
          onClick={() => onChange(tapRange(chosen, value))}
        >
          {textOf(value)}
          {counts !== undefined && <small data-count>{counts.get(value) ?? 0}</small>}
        </button>
      ))}
    </Stack>
  );
}

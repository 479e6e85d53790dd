import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../layout/Grid';
import { CheckLine } from './CheckLine';
import type { FacetOption } from './FacetOption';
import styles from './FacetChecks.module.css';

interface FacetChecksProps {
  /** The name of the group of checkboxes for screen readers. */
  label: string;
  options: FacetOption[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
  /**
   * The number of checkboxes that are visible before the button すべて表示 (show all) is pressed. Checked ones are
   * always visible.
   */
  most?: number;
}

export function FacetChecks({ label, options, chosen, onChange, most = 8 }: FacetChecksProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? options : options.filter(({ value }, index) => index < most || chosen.includes(value));
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <Grid role="group" aria-label={label}>
      {shown.map(({ value, label: text, count }) => (
        <CheckLine
          key={value}
          text={text}
          count={count}
          checked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
          onChange={() => toggle(value)}
        />
      ))}
      {options.length > most && (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'common.showLess' : 'common.showAll', { n: options.length })}
        </button>
      )}
    </Grid>
  );
}

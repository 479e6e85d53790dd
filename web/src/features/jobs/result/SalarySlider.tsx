import { Slider } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WithAntd } from '../../../components/WithAntd';

interface SalarySliderProps {
  scale: { most: number; step: number };
  salary: { from: number | null; to: number | null };
  textOf: (from: number | null, to: number | null) => string;
  onChange: (salary: { from: number | null; to: number | null }) => void;
}

/**
 * A slider for the salary range of a job search. While it is dragged it shows the amounts; it searches when
 * it is released. The lowest and the highest position mean no limit.
 */
export function SalarySlider({ scale: { most, step }, salary, textOf, onChange }: SalarySliderProps) {
  const { t } = useTranslation();
  const [ends, setEnds] = useState([salary.from ?? 0, salary.to ?? most]);
  const boundsOf = ([from = 0, to = most]: number[]) => ({
    from: from > 0 ? from : null,
    to: to < most ? to : null,
  });
  const { from, to } = boundsOf(ends);
  return (
    <WithAntd>
      <output>{textOf(from, to)}</output>
      <Slider
        range
        min={0}
        max={most}
        step={step}
        value={ends}
        tooltip={{ open: false }}
        ariaLabelForHandle={[t('jobs.filter.salaryFrom'), t('jobs.filter.salaryTo')]}
        onChange={setEnds}
        onChangeComplete={(values) => onChange(boundsOf(values))}
      />
    </WithAntd>
  );
}

import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/layout/Stack';
import { Button } from '../../../components/buttons/Button';
import { brokenLimit } from '../../../../../model/rules/brokenLimit';
import { getRuleText } from '../../../components/forms/edit/getRuleText';
import { NumberInput } from '../../../components/forms/NumberInput';
import { UpdateSkillSetLimits } from '../../../generated/limits';
import styles from './skills.module.css';

const STEP = 0.5;
const range = UpdateSkillSetLimits.yearsOfExperience;

interface SkillLineProps {
  name: string;
  category: string;
  /** The stored years of experience; null when not given. */
  years: number | null;
  onYears: (years: number | null) => void;
  onRemove: () => void;
}

/**
 * One row of the talent's skills: the name, a field for the years of experience, and a button that removes
 * the skill. The years are stored when the person leaves the field or presses Enter.
 */
export function SkillLine({ name, category, years, onYears, onRemove }: SkillLineProps) {
  const { t } = useTranslation();
  const id = useId();
  const [entered, setEntered] = useState(years);
  const [stored, setStored] = useState(years);
  if (years !== stored) {
    setStored(years);
    setEntered(years);
  }
  const broken = entered === null ? null : brokenLimit(range, entered, {}, []);
  const finish = () => {
    if (broken === null && entered !== years) onYears(entered);
  };
  const finishWithEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish();
  };
  return (
    <Stack gap={[4, 12]} wrap align="center" justify="space-between">
      <div className={styles.name}>
        {name}
        <small>{category}</small>
      </div>
      <Stack gap={4} wrap align="center" onKeyDown={finishWithEnter}>
        <NumberInput
          aria-label={t('profile.skills.yearsOf', { name })}
          aria-invalid={broken !== null}
          aria-describedby={broken === null ? undefined : id}
          unit={t('profile.skills.years')}
          step={STEP}
          range={[range[0], range[1]]}
          value={entered}
          onChange={setEntered}
          onBlur={finish}
        />
        <Button
          look="text"
          size="large"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('profile.skills.removeNamed', { name })}
          onClick={onRemove}
        />
      </Stack>
      {broken !== null && (
        <p id={id} role="alert" className={styles.error}>
          {getRuleText(t, broken, entered)}
        </p>
      )}
    </Stack>
  );
}

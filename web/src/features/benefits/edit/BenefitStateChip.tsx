import { useTranslation } from 'react-i18next';
import { Chip } from '../../../components/chips/Chip';
import { benefitStateOf } from './benefitStateOf';

const tones = { draft: 'plain', requested: 'primary', returned: 'warm', published: 'done' } as const;

interface BenefitStateChipProps {
  benefit: Parameters<typeof benefitStateOf>[0];
}

/** A chip with the state of a benefit: draft, waiting for review, returned or published. */
export function BenefitStateChip({ benefit }: BenefitStateChipProps) {
  const { t } = useTranslation();
  const state = benefitStateOf(benefit);
  return <Chip tone={tones[state]}>{t(`adminBenefits.state.${state}`)}</Chip>;
}

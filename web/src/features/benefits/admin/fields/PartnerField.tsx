import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../../components/buttons/ActionButton';
import { CatalogueSelect } from '../../../../components/forms/CatalogueSelect';
import styles from '../AdminBenefits.module.css';
import type { BenefitChoices } from '../useBenefitChoices';

interface PartnerFieldProps {
  choices: BenefitChoices;
  /** Opens the form for a new partner. */
  onAdd: () => void;
  /** The id of the chosen partner. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  id?: string;
}

/**
 * A form field for the partner that offers a benefit. A button opens the form in which administrators
 * register a new partner.
 */
export function PartnerField({ choices, onAdd, ...field }: PartnerFieldProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.partner}>
      <CatalogueSelect {...field} canBeEmpty entries={choices.partners} onOpen={choices.loadPartners} />
      <ActionButton onClick={onAdd}>{t('adminBenefits.partner.add')}</ActionButton>
    </div>
  );
}

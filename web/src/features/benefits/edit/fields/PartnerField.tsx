import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../components/layout/Grid';
import { Button } from '../../../../components/buttons/Button';
import { CatalogueSelect } from '../../../../components/forms/CatalogueSelect';
import type { BenefitChoices } from '../useBenefitChoices';

interface PartnerFieldProps {
  choices: BenefitChoices;
  /** Opens the form for a new partner; undefined for people who cannot register one. */
  onAdd?: () => void;
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
  const select = (
    <CatalogueSelect {...field} canBeEmpty entries={choices.partners} onOpen={choices.loadPartners} />
  );
  if (!onAdd) return select;
  return (
    <Grid gap={8} columns="minmax(0, 1fr) auto" align="center">
      {select}
      <Button onClick={onAdd}>{t('adminBenefits.partner.add')}</Button>
    </Grid>
  );
}

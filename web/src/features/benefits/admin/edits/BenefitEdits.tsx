import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../../components/forms/FormSection';
import { RecordEdits } from '../../../../entities/audit/edits/RecordEdits';
import { TakeBackBenefitEditDocument } from '../../../../generated/takeBackBenefitEdit';
import type { TextKey } from '../../../../i18n/TextKey';
import { getFailureText } from '../../../../lib/errors/getFailureText';
import { formatBenefitValue } from './formatBenefitValue';
import { listBenefitChanges } from './listBenefitChanges';

/** What an organization changed in its published benefit, with buttons that take each change back. */
export function BenefitEdits({ id }: { id: string }) {
  const { t } = useTranslation();
  const [takeBack] = useMutation(TakeBackBenefitEditDocument);
  const labelOf = (field: string) => {
    const name = field === 'organization' ? 'employeeBenefitOrganizationId' : field;
    return t(`adminBenefits.field.${name}` as TextKey);
  };
  return (
    <FormSection title={t('adminBenefits.edits.title')}>
      <RecordEdits
        id={id}
        actions={{ edit: 'editPublicBenefit', takeBack: 'takeBackBenefitEdit' }}
        texts={{
          listShown: listBenefitChanges,
          labelOf,
          format: (field, json) => formatBenefitValue(t, field, json),
        }}
        empty={t('adminBenefits.edits.none')}
        send={(entryId) => takeBack({ variables: { input: { id, entryId } } })}
        getFailureText={(failure) => t(getFailureText(failure))}
      />
    </FormSection>
  );
}

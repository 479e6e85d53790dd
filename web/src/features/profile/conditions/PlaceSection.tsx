import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { enums } from '../../../../../model/enums';
import { brokenWorkPlace } from '../../../../../model/rules/brokenWorkPlace';
import { CatalogueChoices } from '../../../components/forms/CatalogueChoices';
import { Field } from '../../../components/forms/Field';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { SegmentedChoice } from '../../../components/forms/SegmentedChoice';
import { SharedTo } from '../../../entities/profile/SharedTo';
import { UpdateUserLimits } from '../../../generated/limits';
import type { LocationType } from '../../../generated/schema';
import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import { FormSection } from '../../../components/forms/FormSection';
import type { SectionProps } from '../SectionProps';

interface PlaceSectionProps extends SectionProps {
  catalogue: Catalogue | null;
}

/**
 * The part of the work preferences' form about places: how the person works now and wants to work (office or
 * remote), and in which prefectures they can work.
 */
export function PlaceSection({ stored, catalogue }: PlaceSectionProps) {
  const { t } = useTranslation();
  const rules = recordRules(t, { limits: UpdateUserLimits });
  const wish = Form.useWatch<LocationType>('hopeLocationType', Form.useFormInstance());
  const places = enums.LocationType.map((value) => ({ value, label: t(`common.location.${value}`) }));
  const share = (field: string) => <SharedTo field={field} profile={stored} />;
  const areas = t('profile.field.areas');
  const hope = t('profile.field.hopeLocationType');
  return (
    <FormSection title={t('profile.conditions.place')}>
      <Field
        isChoice
        name="currentLocationType"
        label={t('profile.field.currentLocationType')}
        hint={share('currentLocationType')}
      >
        <SegmentedChoice label={t('profile.field.currentLocationType')} options={places} />
      </Field>
      <Field isChoice name="hopeLocationType" label={hope} hint={share('hopeLocationType')}>
        <SegmentedChoice label={hope} options={places} />
      </Field>
      <Field
        isChoice
        name="areas"
        label={areas}
        isRequired={brokenWorkPlace(wish, 0) !== null}
        missing={t('errors.rules.areaForOffice')}
        hint={share('userPrefactures')}
      >
        <CatalogueChoices entries={catalogue?.prefectures.map((one) => ({ ...one, group: one.area }))} />
      </Field>
      <Field
        name="wayOfWorking"
        label={t('profile.field.wayOfWorking')}
        rules={[rules('wayOfWorking')]}
        hint={share('wayOfWorking')}
      >
        <Input.TextArea
          autoSize={{ minRows: 2, maxRows: 8 }}
          placeholder={t('profile.conditions.wayOfWorkingExample')}
        />
      </Field>
    </FormSection>
  );
}

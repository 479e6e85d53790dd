import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { enums } from '../../../../../model/enums';
import { brokenWorkPlace } from '../../../../../model/rules/brokenWorkPlace';
import { CatalogueChoices } from '../../../components/forms/CatalogueChoices';
import { Field } from '../../../components/forms/Field';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { SegmentedChoice } from '../../../components/forms/SegmentedChoice';
import { ShareSwitch } from '../../../entities/profile/ShareSwitch';
import { UpdateUserLimits } from '../../../generated/limits';
import type { LocationType } from '../../../generated/schema';
import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import { FormSection } from '../../../components/forms/FormSection';
import { WhoSees } from './WhoSees';

/**
 * The part of the work preferences' form about places: how the person works now and wants to work (office or
 * remote), and in which prefectures they can work.
 */
export function PlaceSection({ catalogue }: { catalogue: Catalogue | null }) {
  const { t } = useTranslation();
  const rules = recordRules(t, { limits: UpdateUserLimits });
  const wish = Form.useWatch<LocationType>('hopeLocationType', Form.useFormInstance());
  const places = enums.LocationType.map((value) => ({ value, label: t(`common.location.${value}`) }));
  const share = (flag: string, field: string, label: string) => (
    <ShareSwitch flag={flag} field={field} label={label} />
  );
  const areas = t('profile.field.areas');
  const hope = t('profile.field.hopeLocationType');
  return (
    <FormSection title={t('profile.conditions.place')}>
      <Field
        isChoice
        name="currentLocationType"
        label={t('profile.field.currentLocationType')}
        hint={<WhoSees field="currentLocationType" />}
      >
        <SegmentedChoice label={t('profile.field.currentLocationType')} options={places} />
      </Field>
      <Field
        isChoice
        name="hopeLocationType"
        label={hope}
        hint={share('isShareHopeLocationType', 'hopeLocationType', hope)}
      >
        <SegmentedChoice label={hope} options={places} />
      </Field>
      <Field
        isChoice
        name="areas"
        label={areas}
        isRequired={brokenWorkPlace(wish, 0) !== null}
        missing={t('errors.rules.areaForOffice')}
        hint={share('isShareAbleAreas', 'userPrefactures', areas)}
      >
        <CatalogueChoices entries={catalogue?.prefectures.map((one) => ({ ...one, group: one.area }))} />
      </Field>
      <Field
        name="wayOfWorking"
        label={t('profile.field.wayOfWorking')}
        rules={[rules('wayOfWorking')]}
        hint={<WhoSees field="wayOfWorking" />}
      >
        <Input.TextArea
          autoSize={{ minRows: 2, maxRows: 8 }}
          placeholder={t('profile.conditions.wayOfWorkingExample')}
        />
      </Field>
    </FormSection>
  );
}

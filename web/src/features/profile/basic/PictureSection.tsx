import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { ClothCover } from '../../../components/avatars/ClothCover';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { Field } from '../../../components/forms/Field';
import { PictureField } from '../../../components/forms/PictureField';
import { SharedTo } from '../../../entities/profile/SharedTo';
import { useSendFile } from '../../../lib/files/useSendFile';
import { FormSection } from '../../../components/forms/FormSection';
import type { SectionProps } from '../SectionProps';
import styles from './PictureSection.module.css';

/** The part of the basic profile's form with the icon and the cover picture. */
export function PictureSection({ stored }: SectionProps) {
  const { t } = useTranslation();
  const sendIcon = useSendFile('PROFILE_ICON');
  const sendCover = useSendFile('COVER_IMAGE');
  const displayName = Form.useWatch<string | null>('displayName', Form.useFormInstance()) ?? '';
  const label = t('profile.field.profileIcon');
  return (
    <FormSection title={t('profile.basic.pictures')} lead={t('profile.basic.picturesLead')}>
      <Field name="profileIcon" label={label} hint={<SharedTo field="profileIcon" profile={stored} />}>
        <PictureField label={label} purpose="PROFILE_ICON" send={sendIcon}>
          {(picture) => <GeneratedAvatar name={displayName} image={picture} size={96} />}
        </PictureField>
      </Field>
      <Field name="coverImage" label={t('profile.field.coverImage')} hint={t('profile.basic.coverHelp')}>
        <PictureField label={t('profile.field.coverImage')} purpose="COVER_IMAGE" send={sendCover}>
          {(picture) => (
            <div className={styles.cover}>
              <ClothCover pattern="seigaiha" cloth="indigo" image={picture} />
            </div>
          )}
        </PictureField>
      </Field>
    </FormSection>
  );
}

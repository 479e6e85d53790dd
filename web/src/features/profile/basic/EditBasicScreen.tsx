import { useTranslation } from 'react-i18next';
import { EditForm } from '../../../components/forms/edit/EditForm';
import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';
import { useEditor } from '../../../components/forms/edit/useEditor';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { useCatalogue } from '../../../lib/catalogue/useCatalogue';
import { PrivacyLink } from '../../../entities/profile/PrivacyLink';
import { EditScreen } from '../EditScreen';
import { basicFieldTexts } from './basicFieldTexts';
import type { BasicValues } from './BasicValues';
import { ContactSection } from './ContactSection';
import { NameSection } from './NameSection';
import { PersonSection } from './PersonSection';
import { PictureSection } from './PictureSection';
import type { SectionProps } from '../SectionProps';
import { useBasicRecord } from './useBasicRecord';
import { WorkSection } from './WorkSection';

interface BasicFormProps extends Pick<ReturnType<typeof useBasicRecord>, 'save' | 'read'>, SectionProps {
  record: EditedRecord<BasicValues>;
}

function BasicForm({ record, save, read, stored }: BasicFormProps) {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const editor = useEditor<BasicValues>({ name: 'edit-basic', record, save, read });
  return (
    <EditForm editor={editor} fields={basicFieldTexts(t, catalogue)}>
      <PictureSection stored={stored} />
      <NameSection stored={stored} />
      <PersonSection stored={stored} />
      <WorkSection stored={stored} catalogue={catalogue} />
      <ContactSection stored={stored} />
    </EditForm>
  );
}

/** The screen /user/edit-basic, on which talents edit their basic data (基本情報). */
export function EditBasicScreen() {
  const { t } = useTranslation();
  const sub = useSignedIn()?.sub ?? '';
  const { profile, record, error, refetch, save, read } = useBasicRecord(sub);
  return (
    <EditScreen
      title={t('profile.basic.title')}
      lead={
        <>
          {t('profile.basic.lead')} <PrivacyLink />
        </>
      }
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
    >
      {profile && record && <BasicForm key={sub} {...{ record, save, read }} stored={{ ...profile }} />}
    </EditScreen>
  );
}

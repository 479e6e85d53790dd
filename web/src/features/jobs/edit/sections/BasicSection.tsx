import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CatalogueChoices } from '../../../../components/forms/CatalogueChoices';
import { CatalogueSelect } from '../../../../components/forms/CatalogueSelect';
import { FormSection } from '../../../../components/forms/FormSection';
import { PictureField } from '../../../../components/forms/PictureField';
import { JobCover } from '../../../../entities/job/JobCover';
import { useSendFile } from '../../../../lib/files/useSendFile';
import styles from '../fields/fields.module.css';
import { JobField } from '../fields/JobField';
import { OrganizationField } from '../fields/OrganizationField';
import { jobFieldLabel } from '../jobFieldLabel';
import type { SectionProps } from './SectionProps';
import { useJobValue } from './useJobValue';

/** The section of the job editor for title, organization, occupations and cover. */
export function BasicSection({ area, catalogue, organizations }: SectionProps) {
  const { t } = useTranslation();
  const send = useSendFile('COVER_IMAGE');
  const main = useJobValue('openJobJobId');
  const organizationId = useJobValue('organizationOpenJobsId');
  const givenName = useJobValue('organizationName');
  const workType = useJobValue('workType');
  const others = catalogue?.occupations.filter(({ id }) => id !== main);
  const organizationName = organizations.entries.find(({ id }) => id === organizationId)?.name ?? givenName;
  const job = catalogue?.occupations.find(({ id }) => id === main) ?? null;
  return (
    <FormSection title={t('jobEditor.section.basic')}>
      <JobField isRequired name="title" hint={t('jobEditor.titleHint')}>
        <Input autoComplete="off" lang="ja" />
      </JobField>
      {area === 'admin' && <OrganizationField organizations={organizations} />}
      <JobField isChoice name="openJobJobId" hint={t('jobEditor.occupationHint')}>
        <CatalogueSelect canBeEmpty entries={catalogue?.occupations} />
      </JobField>
      <JobField isChoice name="occupations" hint={t('jobEditor.occupationsHint')}>
        <CatalogueChoices entries={others} />
      </JobField>
      <JobField name="coverImage" hint={t('jobEditor.coverHint')}>
        <PictureField label={jobFieldLabel(t, 'coverImage')} purpose="COVER_IMAGE" send={send}>
          {(coverImage) => (
            <div className={styles.cover}>
              <JobCover job={{ coverImage, organizationName, job, workType }} crest={56} />
            </div>
          )}
        </PictureField>
      </JobField>
    </FormSection>
  );
}

import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { jobStateOf } from '../../../../../model/jobStateOf';
import { EditForm } from '../../../components/forms/edit/EditForm';
import { useEditor } from '../../../components/forms/edit/useEditor';
import type { OrganizationChoice } from '../../../entities/organization/useOrganizationChoices';
import { useCatalogue } from '../../../lib/catalogue/useCatalogue';
import styles from './JobEditor.module.css';
import type { JobArea } from './jobAreas';
import { jobFieldTexts } from './jobFieldTexts';
import type { JobValues } from './JobValues';
import { checkPosting } from './posting/checkPosting';
import { HiddenNameOffer } from './posting/HiddenNameOffer';
import { PostingChecklist } from './posting/PostingChecklist';
import { PostingContext } from './posting/PostingContext';
import { usePosting } from './posting/usePosting';
import { useSubmit } from './posting/useSubmit';
import { buildPreviewJob } from './preview/buildPreviewJob';
import { PreviewButton } from './preview/PreviewButton';
import { JobSections } from './sections/JobSections';
import type { EditedJob } from './store/EditedJob';
import { emptyJobValues } from './store/emptyJobValues';
import { toJobRecord } from './store/toJobRecord';
import { useJobRecord } from './store/useJobRecord';
import { useOrganizations } from './store/useOrganizations';
import { useSkillTags } from './store/useSkillTags';
import { useAfterSave } from './useAfterSave';

interface JobEditorProps {
  area: JobArea;
  /** The job as it was read; null for a new one. */
  stored: EditedJob | null;
  /** The organization to which a new job belongs, if it is not chosen in the form. */
  organization?: OrganizationChoice | null;
}

/** The form in which administrators and organizations write a job, with the posting rules beside the fields. */
export function JobEditor({ area, stored, organization = null }: JobEditorProps) {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const organizations = useOrganizations(stored, organization);
  const tags = useSkillTags(catalogue, stored);
  const organizationOpenJobsId = organization?.id ?? null;
  const record = useMemo(
    () => (stored ? toJobRecord(stored) : { values: { ...emptyJobValues, organizationOpenJobsId } }),
    [stored, organizationOpenJobsId],
  );
  const { read, save, getId } = useJobRecord(stored, organizationOpenJobsId);
  const isNameAccepted = useRef(false);
  const editor = useEditor<JobValues>({
    name: stored ? `job-${stored.id}` : ['job-new', organization?.id].filter(Boolean).join('-'),
    record,
    read,
    isRepeatable: true,
    save: (changed, version, values) => save(changed, version, values, isNameAccepted.current),
    // A restored draft must not publish anything.
    notInDraft: ['publication'],
  });
  const namesOf = (values: JobValues) => ({
    organization: organizations.entries.find(({ id }) => id === values.organizationOpenJobsId) ?? null,
    tagName: tags.nameOf,
  });
  const check = (values: JobValues) => checkPosting(values, stored, namesOf(values));
  const { values, found } = usePosting(editor.form, editor.initialValues, check);
  const readsNames = editor.isDirty && values.isHideOrganizationName;
  const { load } = organizations;
  // The rule about hidden names also needs the reading of the organization's name.
  useEffect(() => void (readsNames && load()), [readsNames, load]);
  const submit = useSubmit(editor, check, isNameAccepted);
  useAfterSave(editor, { area, isNew: stored === null, getId });
  const before = stored ? jobStateOf({ ...stored }) : 'DRAFT';
  const texts = { catalogue, organizations: organizations.entries, tagName: tags.nameOf };
  return (
    <EditForm
      editor={submit.editor}
      fields={jobFieldTexts(t, texts)}
      saveLabel={t(`jobEditor.save.${values.publication === before ? 'same' : 'to'}.${values.publication}`)}
    >
      <PostingContext value={found}>
        <div className={styles.columns}>
          <JobSections
            {...{ area, catalogue, organizations, values, before }}
            tags={tags.entries}
            isNew={!stored}
            storedSteps={editor.stored.values.selectionProcesses.map(({ id }) => id)}
          />
          <aside className={styles.aside}>
            <PreviewButton
              jobFor={(viewer) => buildPreviewJob(values, stored, { catalogue, ...namesOf(values) }, viewer)}
            />
            <PostingChecklist />
          </aside>
        </div>
        {area === 'admin' && submit.offered.length > 0 && (
          <HiddenNameOffer
            fields={submit.offered}
            isSaving={editor.isSaving}
            onAccept={() => void submit.accept()}
          />
        )}
      </PostingContext>
    </EditForm>
  );
}

import { Form } from 'antd';
import { useCallback, useEffect, useMemo, useRef } from 'react';
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
import { PostingProvider } from './posting/PostingProvider';
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
  const { form, initialValues } = editor;
  const { entries, load } = organizations;
  const { nameOf: tagName } = tags;
  const namesOf = useCallback(
    ({ organizationOpenJobsId: chosen }: JobValues) => ({
      organization: entries.find(({ id }) => id === chosen) ?? null,
      tagName,
    }),
    [entries, tagName],
  );
  const check = useCallback(
    (values: JobValues) => checkPosting(values, stored, namesOf(values)),
    [stored, namesOf],
  );
  // Not all values: the editor has so many fields that rendering it for each character would be felt.
  const isHidden = Form.useWatch('isHideOrganizationName', form) ?? initialValues.isHideOrganizationName;
  const publication = Form.useWatch('publication', form) ?? initialValues.publication;
  const readsNames = editor.isDirty && isHidden;
  // The rule about hidden names also needs the reading of the organization's name.
  useEffect(() => void (readsNames && load()), [readsNames, load]);
  const submit = useSubmit(editor, area, check, isNameAccepted);
  const before = stored ? jobStateOf({ ...stored }) : 'DRAFT';
  useAfterSave(editor, { area, isNew: stored === null, getId, before });
  const texts = { catalogue, organizations: organizations.entries, tagName: tags.nameOf };
  return (
    <EditForm
      editor={submit.editor}
      fields={jobFieldTexts(t, texts)}
      saveLabel={t(`jobEditor.save.${publication === before ? 'same' : 'to'}.${publication}`)}
    >
      <PostingProvider initial={initialValues} check={check}>
        <div className={styles.columns}>
          <JobSections
            {...{ area, catalogue, organizations, before }}
            tags={tags.entries}
            storedSteps={editor.stored.values.selectionProcesses.map(({ id }) => id)}
          />
          <aside className={styles.aside}>
            <PreviewButton
              jobFor={(viewer) => {
                const values: JobValues = { ...initialValues, ...(form.getFieldsValue(true) as JobValues) };
                return buildPreviewJob(values, stored, { catalogue, ...namesOf(values) }, viewer);
              }}
            />
            <PostingChecklist area={area} />
          </aside>
        </div>
        {area === 'admin' && submit.offered.length > 0 && (
          <HiddenNameOffer
            fields={submit.offered}
            isSaving={editor.isSaving}
            onAccept={() => void submit.accept()}
          />
        )}
      </PostingProvider>
    </EditForm>
  );
}

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editor } from '../../../../components/forms/edit/Editor';
import { getRuleText } from '../../../../components/forms/edit/getRuleText';
import { toast } from '../../../../lib/toast/toast';
import type { JobArea } from '../jobAreas';
import type { JobValues } from '../JobValues';
import type { FieldFinding, PostingCheck } from './checkPosting';

type Field = keyof JobValues;

const fieldsOf = (findings: readonly FieldFinding[]) => findings.map(({ field }) => field);

/**
 * Returns the job editor (`editor`), whose `save` first checks the posting rules. If the job is to be
 * public, or an organization asks for its review, and it breaks a rule, `save` marks the fields that break one, says what
 * the organization’s record lacks, and sends nothing. Whether a hidden name may be published, the reviewer decides.
 * `offered` is not empty when saving failed only because some fields mention the organization although the
 * job hides it. It lists these fields, and `accept` saves the job nevertheless.
 * @param isAccepted a ref that is true while `accept` is saving; the function that sends the values reads
 * it
 */
export function useSubmit(
  editor: Editor<JobValues>,
  area: JobArea,
  check: (values: JobValues) => PostingCheck,
  isAccepted: { current: boolean },
) {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<readonly Field[]>([]);
  const marked = useRef<readonly Field[]>([]);
  const { form, initialValues, failure } = editor;
  const mark = (broken: readonly Field[], missing: readonly Field[]) => {
    const inOrder = Object.keys(initialValues) as Field[];
    const fields = inOrder.filter((field) => broken.includes(field));
    // The rule itself is beside the field already.
    const errorOf = (name: Field) =>
      missing.includes(name) ? getRuleText(t, 'required') : t('jobEditor.check.rewrite');
    marked.current = fields;
    form.setFields(fields.map((name) => ({ name, errors: [errorOf(name)] })));
    if (fields[0]) form.scrollToField(fields[0], { block: 'center', focus: true });
  };
  const unmark = () => {
    form.setFields(marked.current.map((name) => ({ name, errors: [] })));
    marked.current = [];
  };
  const submit = async () => {
    unmark();
    const values: JobValues = { ...initialValues, ...(form.getFieldsValue(true) as Partial<JobValues>) };
    const { missing, missingOfOrganization, wording, names } = check(values);
    const isPublic = values.publication === 'PUBLIC';
    const broken = [...missing, ...fieldsOf(wording)];
    const isForReview = area === 'client' && values.publication === 'REQUESTED';
    const revealing = isPublic && !isAccepted.current ? fieldsOf(names) : [];
    setRefused(broken.length === 0 ? revealing : []);
    const isChecked = isPublic || isForReview;
    if (isChecked && missingOfOrganization.length > 0) toast.error(t('jobEditor.check.organizationLacks'));
    const found = broken.length + revealing.length;
    if (isChecked && found > 0) mark([...broken, ...revealing], missing);
    if (!isChecked || found + missingOfOrganization.length === 0) await editor.save();
    isAccepted.current = false;
  };
  const ofApi = failure?.rule === 'hiddenName' && failure.field?.replace(/^input\./, '');
  return {
    editor: {
      ...editor,
      save: submit,
      noteChange: () => {
        setRefused((fields) => (fields.length > 0 ? [] : fields));
        unmark();
        editor.noteChange();
      },
    },
    offered: ofApi ? [ofApi as Field] : refused,
    accept: async () => {
      isAccepted.current = true;
      await submit();
    },
  };
}

import { type ComponentProps, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenJob } from '../../../../../../../model/entities/OpenJob';
import { recordRules } from '../../../../../components/forms/edit/recordRules';
import { Field } from '../../../../../components/forms/Field';
import { UpdateOpenJobLimits } from '../../../../../generated/limits';
import { jobFieldLabel } from '../jobFieldLabel';
import type { JobValues } from '../JobValues';
import { PostingContext } from '../posting/PostingContext';
import { PostingNotes } from '../posting/PostingNotes';
import { emptyJobValues } from '../store/emptyJobValues';

interface JobFieldProps extends Omit<ComponentProps<typeof Field>, 'name' | 'label' | 'badge'> {
  name: keyof JobValues;
}

/**
 * A field of the editor of a job, with the rules that the API checks whenever a job is stored, and beside it what the
 * posting rules say about its value.
 */
export function JobField({ name, hint, rules = [], ...rest }: JobFieldProps) {
  const { t } = useTranslation();
  const { needed, wording, names } = useContext(PostingContext);
  const broken = [...wording, ...names].filter(({ field }) => field === name).map(({ rule }) => rule);
  // People choose the elements of a list from what exists.
  const limits = Array.isArray(emptyJobValues[name]) ? {} : UpdateOpenJobLimits;
  const ofRecord = recordRules(t, { limits, rules: OpenJob.rules });
  const notes = broken.length > 0 && <PostingNotes rules={[...new Set(broken)]} />;
  return (
    <Field
      {...rest}
      name={name}
      label={jobFieldLabel(t, name)}
      badge={!rest.isRequired && needed.includes(name) ? t('jobEditor.neededToPublish') : undefined}
      rules={[ofRecord(name), ...rules]}
      hint={
        (notes || hint) && (
          <>
            {notes}
            {hint}
          </>
        )
      }
    />
  );
}

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
 * A field of the job editor. It checks its value with the rules that the API applies to every stored job, and
 * shows below it which posting rules the value breaks.
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

import { type ComponentProps, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenJob } from '../../../../../../model/entities/OpenJob';
import { recordRules } from '../../../../components/forms/edit/recordRules';
import { Field } from '../../../../components/forms/Field';
import { UpdateOpenJobLimits } from '../../../../generated/limits';
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
  const { needed, wording, advice, names } = useContext(PostingContext);
  const findings = [...wording, ...names, ...advice].filter(
    ({ field, rule }, at, all) =>
      field === name && all.findIndex((other) => other.field === field && other.rule === rule) === at,
  );
  // People choose the elements of a list from what exists.
  const limits = Array.isArray(emptyJobValues[name]) ? {} : UpdateOpenJobLimits;
  const ofRecord = recordRules(t, { limits, rules: OpenJob.rules });
  const notes = findings.length > 0 && <PostingNotes findings={findings} />;
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

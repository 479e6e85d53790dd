import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../components/forms/Field';
import { EditSheet } from '../../../../components/forms/edit/EditSheet';
import { recordRules } from '../../../../components/forms/edit/recordRules';
import { useEditor } from '../../../../components/forms/edit/useEditor';
import { FormSection } from '../../../../components/forms/FormSection';
import {
  type AdminInterviewFieldsFragment,
  CreateInterviewDocument,
  SaveInterviewDocument,
} from '../../../../generated/interviews';
import { InterviewLog } from '../../../../../../model/entities/InterviewLog';
import { wholeEntity } from '../../../../../../model/wholeEntity';
import { UpdateInterviewLogLimits } from '../../../../generated/limits';
import { formatDateTime } from '../../../../lib/format/formatDateTime';
import { fromTokyoInput } from '../../../../lib/format/fromTokyoInput';
import { useSend } from '../../histories/useSend';
import { RatingField } from '../fields/RatingField';
import { useChildRecord } from '../useChildRecord';
import { interviewRatings } from './interviewRatings';
import { toTokyoInput } from '../../../../lib/format/toTokyoInput';

type Rating = (typeof interviewRatings)[number];

/**
 * The values of the form for an interview. The time is YYYY-MM-DDTHH:mm in Japan, as the form field requires
 * it.
 */
type InterviewValues = Record<Rating, number | null> &
  Record<'interviewedAt' | 'comment' | 'commentForClient' | 'minutes' | 'actionMethod', string | null>;

/** Converts an interview into the values of its form; without one, returns those of an empty form. */
function toInterviewValues(interview?: AdminInterviewFieldsFragment): InterviewValues {
  const ratings = interviewRatings.map((name) => [name, interview?.[name] ?? null]);
  return {
    ...(Object.fromEntries(ratings) as Record<Rating, number | null>),
    interviewedAt: interview ? toTokyoInput(interview.interviewedAt) : toTokyoInput(new Date().toISOString()),
    comment: interview?.comment ?? null,
    commentForClient: interview?.commentForClient ?? null,
    minutes: interview?.minutes ?? null,
    actionMethod: interview?.actionMethod ?? null,
  };
}

interface InterviewSheetProps {
  sub: string;
  interview?: AdminInterviewFieldsFragment;
  read: (id?: string) => Promise<AdminInterviewFieldsFragment | undefined>;
  onClose: () => void;
}

/**
 * Converts entered values into the API's input. The time of the interview, entered as Japan's time, becomes a
 * time in ISO 8601.
 */
const toInput = ({ interviewedAt, ...values }: Partial<InterviewValues>) => ({
  ...values,
  ...(interviewedAt !== undefined && { interviewedAt: fromTokyoInput(interviewedAt) }),
});

/**
 * The sheet in which an administrator writes down an interview. The administrator who creates the record is
 * stored as the interviewer.
 */
export function InterviewSheet({ sub, interview, read, onClose }: InterviewSheetProps) {
  const { t } = useTranslation();
  const send = useSend();
  const edited = useChildRecord<AdminInterviewFieldsFragment, InterviewValues>({
    stored: interview,
    toValues: toInterviewValues,
    async create(values, clientToken) {
      const input = { ...toInput(values), intervieweeId: sub, clientToken };
      return (await send(CreateInterviewDocument, { input })).createInterviewLog;
    },
    async update(changed, version) {
      const input = { ...toInput(changed), id: interview?.id ?? '' };
      return (await send(SaveInterviewDocument, { input, version })).updateInterviewLog;
    },
    read: () => read(interview?.id),
  });
  const editor = useEditor<InterviewValues>({
    name: `interview-${interview?.id ?? `new-${sub}`}`,
    ...edited,
  });
  const rules = recordRules(t, { limits: UpdateInterviewLogLimits, rules: wholeEntity(InterviewLog).rules });
  const label = (field: keyof InterviewValues) => t(`adminProfile.interview.field.${field}`);
  const text = (field: 'comment' | 'commentForClient' | 'minutes' | 'actionMethod', rows: number) => (
    <Field
      name={field}
      label={label(field)}
      hint={t(`adminProfile.interview.hint.${field}`)}
      rules={[rules(field)]}
    >
      <Input.TextArea autoSize={{ minRows: rows, maxRows: 16 }} />
    </Field>
  );
  const plain = Object.fromEntries(interviewRatings.map((field) => [field, label(field)]));
  return (
    <EditSheet
      title={t(interview ? 'adminProfile.interview.edit' : 'adminProfile.interview.add')}
      editor={editor}
      fields={{
        ...(plain as Record<(typeof interviewRatings)[number], string>),
        interviewedAt: {
          label: label('interviewedAt'),
          format: (entered: string) => formatDateTime(fromTokyoInput(entered)),
        },
        comment: label('comment'),
        commentForClient: label('commentForClient'),
        minutes: label('minutes'),
        actionMethod: label('actionMethod'),
      }}
      onClose={onClose}
    >
      <Field
        isRequired
        isChoice
        name="interviewedAt"
        label={label('interviewedAt')}
        rules={[rules('interviewedAt')]}
      >
        <Input type="datetime-local" max={toTokyoInput(new Date().toISOString()) ?? undefined} />
      </Field>
      {text('commentForClient', 3)}
      {text('comment', 3)}
      {text('minutes', 5)}
      {text('actionMethod', 2)}
      <FormSection
        title={t('adminProfile.interview.ratings')}
        lead={`${t('adminProfile.scale')}${t('adminProfile.interview.ratingsLead')}`}
      >
        {interviewRatings.map((field) => (
          <RatingField key={field} name={field} label={label(field)} rules={[rules(field)]} />
        ))}
      </FormSection>
    </EditSheet>
  );
}

import { Form, type FormRule, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { evaluationRatings } from '../../../../../../model/evaluationRatings';
import { meanRating } from '../../../../../../model/snapshots/meanRating';
import { Field } from '../../../../components/forms/Field';
import { EditSheet } from '../../../../components/forms/edit/EditSheet';
import { getRuleText } from '../../../../components/forms/edit/getRuleText';
import { recordRules } from '../../../../components/forms/edit/recordRules';
import { useEditor } from '../../../../components/forms/edit/useEditor';
import { SwitchLine } from '../../../../components/forms/SwitchLine';
import {
  type AdminEvaluationFragment,
  CreateEvaluationDocument,
  SaveEvaluationDocument,
} from '../../../../generated/evaluations';
import { UpdateEvaluationLimits } from '../../../../generated/limits';
import { useSend } from '../../histories/useSend';
import { RatingField } from '../fields/RatingField';
import { useChildRecord } from '../useChildRecord';

type Ratings = Record<(typeof evaluationRatings)[number], number | null>;

interface EvaluationValues extends Ratings {
  picOrganizationName: string | null;
  picComment: string | null;
  published: boolean;
}

const toValues = (evaluation?: AdminEvaluationFragment): EvaluationValues => ({
  ...(Object.fromEntries(evaluationRatings.map((name) => [name, evaluation?.[name] ?? null])) as Ratings),
  picOrganizationName: evaluation?.picOrganizationName ?? null,
  picComment: evaluation?.picComment ?? null,
  published: evaluation?.published === true,
});

interface EvaluationSheetProps {
  sub: string;
  evaluation?: AdminEvaluationFragment;
  read: (id?: string) => Promise<AdminEvaluationFragment | undefined>;
  onClose: () => void;
}

/**
 * The sheet in which an administrator evaluates a talent. It shows the total, which the API too computes from
 * the ratings.
 */
export function EvaluationSheet({ sub, evaluation, read, onClose }: EvaluationSheetProps) {
  const { t } = useTranslation();
  const send = useSend();
  const edited = useChildRecord<AdminEvaluationFragment, EvaluationValues>({
    stored: evaluation,
    toValues,
    async create(values, clientToken) {
      const input = { ...values, userID: sub, clientToken };
      return (await send(CreateEvaluationDocument, { input })).createEvaluation;
    },
    async update(changed, version) {
      const input = { ...changed, id: evaluation?.id ?? '' };
      return (await send(SaveEvaluationDocument, { input, version })).updateEvaluation;
    },
    read: () => read(evaluation?.id),
  });
  const editor = useEditor<EvaluationValues>({
    name: `evaluation-${evaluation?.id ?? `new-${sub}`}`,
    ...edited,
  });
  const rules = recordRules(t, { limits: UpdateEvaluationLimits });
  const values = Form.useWatch([], editor.form) as Partial<EvaluationValues> | undefined;
  const total = meanRating({ ...(values ?? editor.initialValues) }, evaluationRatings);
  const isWorthPublishing: FormRule = ({ getFieldsValue }) => ({
    validator() {
      const { published, picComment, ...given } = getFieldsValue(true) as EvaluationValues;
      const isEmpty = meanRating({ ...given }, evaluationRatings) === null && !picComment?.trim();
      return published && isEmpty
        ? Promise.reject(new Error(getRuleText(t, 'somethingToPublish')))
        : Promise.resolve();
    },
  });
  const label = (field: keyof EvaluationValues) => t(`adminProfile.evaluation.field.${field}`);
  const plain = Object.fromEntries(evaluationRatings.map((field) => [field, label(field)]));
  return (
    <EditSheet
      title={t(evaluation ? 'adminProfile.evaluation.edit' : 'adminProfile.evaluation.add')}
      editor={editor}
      fields={{
        ...(plain as Record<keyof Ratings, string>),
        picOrganizationName: label('picOrganizationName'),
        picComment: label('picComment'),
        published: label('published'),
      }}
      onClose={onClose}
    >
      <p>{t('adminProfile.scale')}</p>
      {evaluationRatings.map((field) => (
        <RatingField key={field} name={field} label={label(field)} rules={[rules(field)]} />
      ))}
      <p role="status">
        {total === null
          ? t('adminProfile.evaluation.noTotal')
          : t('adminProfile.evaluation.total', { n: total.toFixed(1) })}
      </p>
      <Field
        name="picOrganizationName"
        label={label('picOrganizationName')}
        hint={t('adminProfile.evaluation.hint.picOrganizationName')}
        rules={[rules('picOrganizationName')]}
      >
        <Input autoComplete="off" />
      </Field>
      <Field name="picComment" label={label('picComment')} rules={[rules('picComment')]}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 16 }} />
      </Field>
      <Form.Item
        name="published"
        dependencies={[...evaluationRatings, 'picComment']}
        rules={[isWorthPublishing]}
      >
        <SwitchLine label={label('published')}>
          {t(`adminProfile.evaluation.${values?.published ? 'isPublished' : 'isDraft'}`)}
        </SwitchLine>
      </Form.Item>
    </EditSheet>
  );
}

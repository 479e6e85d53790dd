import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../components/forms/Field';
import { EditSheet } from '../../../../components/forms/edit/EditSheet';
import { recordRules } from '../../../../components/forms/edit/recordRules';
import { useEditor } from '../../../../components/forms/edit/useEditor';
import {
  type AdminCommentFragment,
  CreateEvaluationCommentDocument,
  SaveEvaluationCommentDocument,
} from '../../../../generated/evaluations';
import { UpdateEvaluationCommentLimits } from '../../../../generated/limits';
import { useSend } from '../../histories/useSend';
import { RatingField } from '../fields/RatingField';
import { useChildRecord } from '../useChildRecord';

interface CommentValues {
  message: string | null;
  rate: number | null;
}

const toValues = (comment?: AdminCommentFragment): CommentValues => ({
  message: comment?.message ?? null,
  rate: comment?.rate ?? null,
});

interface CommentSheetProps {
  sub: string;
  comment?: AdminCommentFragment;
  read: (id?: string) => Promise<AdminCommentFragment | undefined>;
  onClose: () => void;
}

/** The sheet for a comment about a talent, with an optional rating. */
export function CommentSheet({ sub, comment, read, onClose }: CommentSheetProps) {
  const { t } = useTranslation();
  const send = useSend();
  const edited = useChildRecord<AdminCommentFragment, CommentValues>({
    stored: comment,
    toValues,
    async create({ message, rate }, clientToken) {
      const input = { message: message ?? '', rate, userID: sub, clientToken };
      return (await send(CreateEvaluationCommentDocument, { input })).createEvaluationComment;
    },
    async update(changed, version) {
      const input = { ...changed, id: comment?.id ?? '' };
      return (await send(SaveEvaluationCommentDocument, { input, version })).updateEvaluationComment;
    },
    read: () => read(comment?.id),
  });
  const editor = useEditor<CommentValues>({ name: `comment-${comment?.id ?? `new-${sub}`}`, ...edited });
  const rules = recordRules(t, { limits: UpdateEvaluationCommentLimits });
  const label = (field: keyof CommentValues) => t(`adminProfile.comment.field.${field}`);
  return (
    <EditSheet
      title={t(comment ? 'adminProfile.comment.edit' : 'adminProfile.comment.add')}
      editor={editor}
      fields={{ message: label('message'), rate: label('rate') }}
      onClose={onClose}
    >
      <Field isRequired name="message" label={label('message')} rules={[rules('message')]}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 16 }} />
      </Field>
      <RatingField name="rate" label={label('rate')} rules={[rules('rate')]} hint={t('adminProfile.scale')} />
    </EditSheet>
  );
}

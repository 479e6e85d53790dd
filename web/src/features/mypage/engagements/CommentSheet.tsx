import { useApolloClient, useMutation } from '@apollo/client/react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/forms/Field';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { useEditor } from '../../../components/forms/edit/useEditor';
import { EngagementCommentsDocument, SaveEngagementCommentDocument } from '../../../generated/engagements';
import { UpdateEnishiWorkHistoryLimits } from '../../../generated/limits';
import type { MypageEngagementFragment } from '../../../generated/mypage';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { EditSheet } from '../../../components/forms/edit/EditSheet';

interface CommentSheetProps {
  engagement: MypageEngagementFragment;
  onClose: () => void;
}

interface Values {
  comment: string | null;
}

const toRecord = ({ comment, version }: Pick<MypageEngagementFragment, 'comment' | 'version'>) => ({
  values: { comment },
  version,
});

/** The sheet in which the talent writes a comment on an engagement. The organization can read the comment. */
export function CommentSheet({ engagement, onClose }: CommentSheetProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const sub = useSignedIn()?.sub ?? '';
  const { id } = engagement;
  const [mutate] = useMutation(SaveEngagementCommentDocument);
  const rules = recordRules(t, { limits: UpdateEnishiWorkHistoryLimits });
  const editor = useEditor<Values>({
    name: `engagement-${id}`,
    record: toRecord(engagement),
    async save({ comment }, version) {
      const { data } = await mutate({ variables: { id, comment, version } });
      if (!data?.updateEnishiWorkHistory) throw new Error('The engagement was not returned.');
      return toRecord(data.updateEnishiWorkHistory);
    },
    async read() {
      const { data } = await client.query({
        query: EngagementCommentsDocument,
        variables: { sub },
        fetchPolicy: 'network-only',
      });
      const stored = data?.listEnishiWorkHistoriesByUser.items.find((one) => one.id === id);
      if (!stored) throw new Error('The engagement does not exist.');
      return toRecord(stored);
    },
  });
  const label = t('mypage.comment.label');
  return (
    <EditSheet title={t('mypage.comment.own')} editor={editor} fields={{ comment: label }} onClose={onClose}>
      <Field name="comment" label={label} hint={t('mypage.comment.help')} rules={[rules('comment')]}>
        <Input.TextArea autoSize={{ minRows: 5, maxRows: 16 }} />
      </Field>
    </EditSheet>
  );
}

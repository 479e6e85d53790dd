import { Form, type FormRule, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../components/forms/Field';
import { EditSheet } from '../../../../components/forms/edit/EditSheet';
import { getRuleText } from '../../../../components/forms/edit/getRuleText';
import { recordRules } from '../../../../components/forms/edit/recordRules';
import { useEditor } from '../../../../components/forms/edit/useEditor';
import { SwitchLine } from '../../../../components/forms/SwitchLine';
import {
  type AdminVideoFragment,
  CreateVideoDocument,
  SaveVideoDocument,
} from '../../../../generated/interviews';
import { UpdateInterviewLogVideoLimits } from '../../../../generated/limits';
import { useSend } from '../../histories/useSend';
import { useChildRecord } from '../useChildRecord';
import { VideoFile } from './VideoFile';
import { UrlInput } from '../../../../components/forms/UrlInput';

/** The key of an upload is not checked here: the upload gave it. */
const { url, title } = UpdateInterviewLogVideoLimits;

interface VideoValues {
  file: string | null;
  url: string | null;
  title: string | null;
  isSharedWithClient: boolean;
}

const toValues = (video?: AdminVideoFragment): VideoValues => ({
  file: video?.file ?? null,
  url: video?.url ?? null,
  title: video?.title ?? null,
  isSharedWithClient: video?.isSharedWithClient === true,
});

interface VideoSheetProps {
  /** The sub of the talent. */
  sub: string;
  interviewId: string;
  video?: AdminVideoFragment | null;
  read: () => Promise<AdminVideoFragment | null | undefined>;
  onClose: () => void;
}

/**
 * The sheet for the video of an interview: a file or a URL, its title, and whether organizations in contact with the
 * talent see it.
 */
export function VideoSheet({ sub, interviewId, video, read, onClose }: VideoSheetProps) {
  const { t } = useTranslation();
  const send = useSend();
  const edited = useChildRecord<AdminVideoFragment, VideoValues>({
    stored: video ?? undefined,
    toValues,
    async create(values, clientToken) {
      const input = { ...values, interviewLogID: interviewId, clientToken };
      return (await send(CreateVideoDocument, { input })).createInterviewLogVideo;
    },
    async update(changed, version) {
      const input = { ...changed, id: interviewId };
      return (await send(SaveVideoDocument, { input, version })).updateInterviewLogVideo;
    },
    read: async () => (await read()) ?? undefined,
  });
  const editor = useEditor<VideoValues>({ name: `video-${interviewId}`, ...edited });
  const rules = recordRules(t, { limits: { url, title } });
  const fileOrUrl: FormRule = ({ getFieldValue }) => ({
    validator: async (_, file) => {
      if (!file && !getFieldValue('url')) throw new Error(getRuleText(t, 'fileOrUrl'));
    },
  });
  const label = (field: keyof VideoValues) => t(`adminProfile.video.${field}`);
  const isShared = Form.useWatch('isSharedWithClient', editor.form) === true;
  return (
    <EditSheet
      title={t(video ? 'adminProfile.video.edit' : 'adminProfile.video.add')}
      editor={editor}
      fields={{
        file: { label: label('file'), format: () => t('adminProfile.video.stored') },
        url: label('url'),
        title: label('title'),
        isSharedWithClient: label('isSharedWithClient'),
      }}
      onClose={onClose}
    >
      <Field
        name="file"
        label={label('file')}
        hint={t('adminProfile.video.fileHint')}
        dependencies={['url']}
        rules={[fileOrUrl]}
      >
        <VideoFile sub={sub} label={label('file')} isStored={!!video?.file} />
      </Field>
      <Field name="url" label={label('url')} hint={t('adminProfile.video.hint')} rules={[rules('url')]}>
        <UrlInput autoComplete="off" />
      </Field>
      <Field name="title" label={label('title')} rules={[rules('title')]}>
        <Input autoComplete="off" />
      </Field>
      <Form.Item name="isSharedWithClient">
        <SwitchLine label={label('isSharedWithClient')}>
          {t(`adminProfile.video.${isShared ? 'shared' : 'internal'}`)}
        </SwitchLine>
      </Form.Item>
    </EditSheet>
  );
}

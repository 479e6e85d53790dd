import { UploadLine } from '../../../components/forms/UploadLine';
import type { RunningUpload } from '../../../components/forms/useUploads';
import type { Example } from '../Example';

const file = new File(['職務経歴書'], '職務経歴書.pdf', { type: 'application/pdf' });

const Line = (upload: Partial<RunningUpload>) => (
  <ul style={{ listStyle: 'none', padding: 0, margin: 0 }}>
    <UploadLine
      upload={{ id: 1, file, state: 'sending', progress: 0, ...upload }}
      megabytes={10}
      onCancel={() => undefined}
      onRetry={() => undefined}
    />
  </ul>
);

export const example: Example = {
  name: 'UploadLine',
  states: {
    sending: () => <Line state="sending" progress={0.4} />,
    sent: () => <Line state="sent" progress={1} />,
    failed: () => <Line state="failed" progress={0.4} />,
    'too-large': () => <Line state="tooLarge" />,
  },
};

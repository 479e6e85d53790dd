import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../../components/overlays/Sheet';
import type { ShownJob } from '../../show/ShownJob';
import { PreviewTabs } from './PreviewTabs';
import type { PreviewViewer } from './previewViewers';

const WIDTH = 880;

interface JobPreviewProps {
  jobFor: (viewer: PreviewViewer) => ShownJob;
  onClose: () => void;
}

/** A sheet with the preview of the job in the editor. */
export function JobPreview({ jobFor, onClose }: JobPreviewProps) {
  const { t } = useTranslation();
  return (
    <Sheet open title={t('jobEditor.preview.title')} width={WIDTH} onClose={onClose}>
      <PreviewTabs jobFor={jobFor} note={(viewer) => t(`jobEditor.preview.note.${viewer}`)} />
    </Sheet>
  );
}

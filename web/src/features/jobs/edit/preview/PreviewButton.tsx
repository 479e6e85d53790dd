import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/buttons/Button';
import { loadable } from '../../../../lib/loadable/loadable';
import type { ShownJob } from '../../show/ShownJob';
import type { PreviewViewer } from './previewViewers';

const JobPreview = loadable(async () => (await import('./JobPreview')).JobPreview);

/** The button that opens a preview of the job in the editor. */
export function PreviewButton({ jobFor }: { jobFor: (viewer: PreviewViewer) => ShownJob }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('jobEditor.preview.open')}</Button>
      {isOpen && <JobPreview jobFor={jobFor} onClose={() => setIsOpen(false)} />}
    </>
  );
}

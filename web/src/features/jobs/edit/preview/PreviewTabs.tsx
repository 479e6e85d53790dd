import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../components/feedback/Banner';
import { Tabs } from '../../../../components/tabs/Tabs';
import { JobCard } from '../../../../entities/job/JobCard';
import type { ShownJob } from '../../show/ShownJob';
import { JobArticle } from '../../show/JobArticle';
import styles from './JobPreview.module.css';
import { type PreviewViewer, previewViewers } from './previewViewers';

interface PreviewTabsProps {
  /** Returns the job with only the fields that the API returns to a kind of viewer, such as guests. */
  jobFor: (viewer: PreviewViewer) => ShownJob;
  /** Returns what is said above the job about what a kind of viewer sees. */
  note?: (viewer: PreviewViewer) => string;
}

/** A job as others will see it: its card in lists and its page, in a tab for each kind of viewer. */
export function PreviewTabs({ jobFor, note }: PreviewTabsProps) {
  const { t } = useTranslation();
  const [viewer, setViewer] = useState<PreviewViewer>('GUEST');
  const job = jobFor(viewer);
  return (
    <Tabs<PreviewViewer>
      label={t('jobEditor.preview.viewers')}
      tabs={previewViewers.map((key) => ({ key, label: t(`jobEditor.preview.viewer.${key}`) }))}
      chosen={viewer}
      onChange={setViewer}
    >
      <div className={styles.preview}>
        {note && <Banner>{note(viewer)}</Banner>}
        <h2>{t('jobEditor.preview.card')}</h2>
        {/* Links of the preview lead nowhere: the job may not exist yet. */}
        <div inert>
          <JobCard job={job} to="" shape="row" />
        </div>
        <h2>{t('jobEditor.preview.page')}</h2>
        <div className={styles.page}>
          <JobArticle job={job} isPreview />
        </div>
      </div>
    </Tabs>
  );
}

import BellOutlined from '@ant-design/icons/BellOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { WithAntd } from '../../../components/WithAntd';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { loadable } from '../../../lib/loadable/loadable';

const SaveAlertSheet = loadable(async () => (await import('./SaveAlertSheet')).SaveAlertSheet);

/** A button with which a signed-in person keeps the current search, to hear of new jobs that it finds. */
export function SaveAlertButton({ search }: { search: JobSearch }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<BellOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('jobAlerts.save')}
      </Button>
      {isOpen && (
        <WithAntd>
          <SaveAlertSheet search={search} onClose={() => setOpen(false)} />
        </WithAntd>
      )}
    </>
  );
}

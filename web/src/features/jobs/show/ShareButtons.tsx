import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import ShareAltOutlined from '@ant-design/icons/ShareAltOutlined';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { toast } from '../../../lib/toast/toast';

/**
 * Buttons to share the link to a job and to print the job. The link is shared with the system's dialog if the
 * browser has one, otherwise it is copied.
 */
export function ShareButtons({ title }: { title: string }) {
  const { t } = useTranslation();
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    if (typeof navigator.share === 'function') {
      // Rejects when the person closes the dialog.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => toast.success(t('jobs.show.shared')),
      () => toast.error(t('jobs.show.shareFailed')),
    );
  };
  return (
    <>
      <Button look="text" icon={<ShareAltOutlined aria-hidden />} onClick={() => void share()}>
        {t('jobs.show.share')}
      </Button>
      <Button look="text" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
        {t('jobs.show.print')}
      </Button>
    </>
  );
}

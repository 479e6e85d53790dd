import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { Button } from '../../../components/buttons/Button';
import styles from './Blocks.module.css';
import { useFileLink } from './useFileLink';

/**
 * A portfolio block with a file that visitors can download. The link is requested when they click, because it
 * is valid for only five minutes.
 */
export function FileBlock({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const requestLink = useFileLink({ asGuest: true });
  const open = async () => {
    setState('busy');
    const url = await requestLink(id).catch(() => null);
    setState(url ? 'idle' : 'failed');
    if (url) window.location.assign(url);
  };
  return (
    <Grid className={styles.file} gap={8} justify="start">
      <Button
        icon={<FileTextOutlined aria-hidden />}
        aria-busy={state === 'busy'}
        disabled={state === 'busy'}
        onClick={() => void open()}
      >
        {title ? t('portfolio.block.downloadOf', { title }) : t('portfolio.block.download')}
      </Button>
      {state === 'failed' && <p role="alert">{t('portfolio.block.downloadFailed')}</p>}
    </Grid>
  );
}

import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/buttons/Button';
import { Banner } from '../../components/feedback/Banner';
import styles from './InterviewVideo.module.css';
import { useVideoLink } from './useVideoLink';

interface InterviewVideoProps {
  video: { id: string; title: string | null; url: string | null; file: string | null };
}

/**
 * The video of an interview. An uploaded one is played here, after a click: opening it may be logged. One that is
 * hosted elsewhere is a link.
 */
export function InterviewVideo({ video: { id, title, url, file } }: InterviewVideoProps) {
  const { t } = useTranslation();
  const { state, open, renew } = useVideoLink(id);
  const reached = useRef(0);
  const name = title ?? t('interview.video');
  if (!file)
    return url ? (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {t('interview.elsewhere', { name })}
      </a>
    ) : null;
  if (state.step === 'ready')
    return (
      <video
        className={styles.player}
        aria-label={name}
        src={state.url}
        controls
        autoPlay
        playsInline
        onTimeUpdate={({ currentTarget }) => {
          if (currentTarget.currentTime > 0) reached.current = currentTarget.currentTime;
        }}
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = reached.current;
        }}
        onError={() => void renew()}
      />
    );
  return (
    <>
      {state.step === 'failed' && <Banner tone="danger">{t('interview.failed')}</Banner>}
      <div>
        <Button size="small" disabled={state.step === 'loading'} onClick={() => void open()}>
          {t('interview.play', { name })}
        </Button>
      </div>
    </>
  );
}

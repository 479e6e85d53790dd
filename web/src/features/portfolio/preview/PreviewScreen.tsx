import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../components/page/PageHead';
import { Tabs } from '../../../components/tabs/Tabs';
import { paths } from '../../../lib/paths';
import { ClientPreview } from './ClientPreview';
import styles from './PreviewScreen.module.css';
import { useQuery } from '@apollo/client/react';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { PortfolioPreviewDocument } from '../../../generated/preview';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { PortfolioArticle } from '../page/PortfolioArticle';
import { NothingShown } from './NothingShown';

/** Shows signed-in talents how everybody, or other talents, see their portfolio. */
function PortfolioPreview({ viewer }: { viewer: 'public' | 'talent' }) {
  const sub = useSignedIn()?.sub ?? '';
  const { data, error, loading, refetch } = useQuery(PortfolioPreviewDocument, {
    variables: { sub, viewer: viewer === 'public' ? 'PUBLIC' : 'TALENT' },
    skip: !sub,
    // What others see must not replace what the cache knows about the person.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  if (error && !loading) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="article" count={3} />;
  const talent = data.getUserAs;
  return talent ? <PortfolioArticle talent={talent} heading="h2" /> : <NothingShown viewer={viewer} />;
}

const viewers = ['public', 'talent', 'client'] as const;

/**
 * The screen /user/mypage/preview, on which talents see their profile as others see it. It shows what the API
 * would return to the kind of viewer in the URL, in the components that such a viewer sees.
 */
export function PreviewScreen() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const viewer = viewers.find((one) => one === params.get('as')) ?? viewers[0];
  return (
    <div className={styles.page}>
      <PageHead
        title={t('portfolio.preview.title')}
        state={t('portfolio.preview.lead')}
        action={<Link to={paths.mypage}>{t('portfolio.preview.back')}</Link>}
      />
      <div>
        <Tabs
          label={t('portfolio.preview.viewers')}
          tabs={viewers.map((key) => ({ key, label: t(`portfolio.preview.viewer.${key}`) }))}
          chosen={viewer}
          onChange={(as) => setParams({ as }, { replace: true })}
        >
          <p className={styles.about}>{t(`portfolio.preview.about.${viewer}`)}</p>
          {viewer === 'client' ? <ClientPreview /> : <PortfolioPreview key={viewer} viewer={viewer} />}
        </Tabs>
      </div>
    </div>
  );
}

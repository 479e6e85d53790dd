import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../components/page/PageHead';
import { Tabs } from '../../../components/tabs/Tabs';
import { paths } from '../../../lib/paths';
import { ClientPreview } from './ClientPreview';
import { PortfolioPreview } from './PortfolioPreview';
import styles from './PreviewScreen.module.css';

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

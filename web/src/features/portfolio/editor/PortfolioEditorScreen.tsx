import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/feedback/Banner';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { PageHead } from '../../../components/page/PageHead';
import { Tabs } from '../../../components/tabs/Tabs';
import type { PortfolioType } from '../../../generated/schema';
import { PrivacyLink } from '../../../entities/profile/PrivacyLink';
import { BlockList } from './BlockList';
import { BlockSheet } from './BlockSheet';
import type { EditedBlock } from './EditedBlock';
import { PathSection } from './PathSection';
import styles from './PortfolioEditor.module.css';
import { TypeSheet } from './TypeSheet';
import { useBlockChanges } from './useBlockChanges';
import { usePortfolio } from './usePortfolio';
import { useQuery } from '@apollo/client/react';
import { Button } from '../../../components/buttons/Button';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { PortfolioPreviewDocument } from '../../../generated/portfolioPreview';
import { PortfolioArticle } from '../page/PortfolioArticle';

/** Previews the portfolio as everybody sees it. The data are what the API returns to guests. */
function Preview({ sub }: { sub: string }) {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useQuery(PortfolioPreviewDocument, {
    variables: { sub },
    // What others see must not replace in the cache what the talent sees.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  if (error && !loading) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="article" count={3} />;
  const talent = data.getUserAs;
  if (!talent) return <EmptyState illustration="calm">{t('portfolio.editor.previewHidden')}</EmptyState>;
  return <PortfolioArticle talent={talent} />;
}

type View = 'edit' | 'preview';

interface Edited {
  type: PortfolioType;
  block?: EditedBlock;
}

/** The screen /user/portfolio, on which talents edit their public portfolio. */
export function PortfolioEditorScreen() {
  const { t } = useTranslation();
  const { sub, talent, blocks, achievements, error, readAgain, readBlock } = usePortfolio();
  const changes = useBlockChanges(sub, blocks);
  const [view, setView] = useState<View>('edit');
  const [isChoosing, setChoosing] = useState(false);
  const [edited, setEdited] = useState<Edited | null>(null);
  const shown = blocks.filter(({ isPublished }) => isPublished).length;
  const open = (type: PortfolioType) => {
    setChoosing(false);
    setEdited({ type });
  };
  return (
    <div className={styles.screen}>
      <PageHead
        title={t('portfolio.title')}
        state={talent && t('portfolio.editor.counts', { shown, hidden: blocks.length - shown })}
        action={
          <Button
            look="primary"
            size="large"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => setChoosing(true)}
          >
            {t('portfolio.editor.add')}
          </Button>
        }
      />
      {error && !talent && <LoadFailed error={error} onRetry={() => void readAgain()} />}
      {!error && !talent && <Skeleton shape="card" count={3} />}
      {talent && (
        <>
          {talent.isPrivate && (
            <Banner tone="waiting" action={<PrivacyLink />}>
              {t('portfolio.editor.private')}
            </Banner>
          )}
          <PathSection stored={talent} read={readAgain} />
          <Tabs
            label={t('portfolio.editor.views')}
            tabs={(['edit', 'preview'] as const).map((key) => ({
              key,
              label: t(`portfolio.editor.view.${key}`),
            }))}
            chosen={view}
            onChange={setView}
          >
            {view === 'preview' ? (
              <Preview sub={sub} />
            ) : (
              <BlockList
                blocks={blocks}
                achievements={achievements}
                changes={changes}
                onEdit={(block) => setEdited({ type: block.type, block })}
              />
            )}
          </Tabs>
        </>
      )}
      <TypeSheet open={isChoosing} onChoose={open} onClose={() => setChoosing(false)} />
      {edited && (
        <BlockSheet
          key={edited.block?.id ?? edited.type}
          {...edited}
          position={(blocks.at(-1)?.position ?? 0) + 1}
          achievements={achievements}
          add={changes.add}
          read={readBlock}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

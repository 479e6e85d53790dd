import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Grid } from '../../components/layout/Grid';
import { PageHead } from '../../components/page/PageHead';
import screen from '../../components/table/tableScreen.module.css';
import { Tabs } from '../../components/tabs/Tabs';
import { type CatalogName, catalogKinds } from './catalogKinds';
import { CatalogPanel } from './CatalogPanel';
import { SynonymsPanel } from './synonyms/SynonymsPanel';

const names = [...(Object.keys(catalogKinds) as CatalogName[]), 'synonyms'] as const;

/**
 * The administrators' screen /admin/catalog, on which they edit the catalogues (prefectures, occupations and
 * so on) and the synonyms of the search, one tab each.
 */
export function CatalogScreen() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const catalog = names.find((name) => name === params.get('list')) ?? 'prefectures';
  return (
    <Grid className={screen.page} gap={12}>
      <PageHead title={t('catalog.title')} state={t('catalog.lead')} />
      <Tabs
        label={t('catalog.title')}
        tabs={names.map((key) => ({ key, label: t(`catalog.tab.${key}`) }))}
        chosen={catalog}
        onChange={(list) => setParams({ list })}
      >
        {catalog === 'synonyms' ? (
          <SynonymsPanel
            word={params.get('word') ?? ''}
            onWordDone={() => setParams({ list: catalog }, { replace: true })}
          />
        ) : (
          <CatalogPanel key={catalog} catalog={catalog} />
        )}
      </Tabs>
    </Grid>
  );
}

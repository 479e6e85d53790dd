import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CompanyBlockLimits } from '../../../../../model/limits/CompanyBlockLimits';
import { AddChips } from '../../../components/chips/AddChips';
import { Banner } from '../../../components/feedback/Banner';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { FormSection } from '../../../components/forms/FormSection';
import { SwitchLine } from '../../../components/forms/SwitchLine';
import { Grid } from '../../../components/layout/Grid';
import { Stack } from '../../../components/layout/Stack';
import { PageHead } from '../../../components/page/PageHead';
import { paths } from '../../../lib/paths';
import { BlockForm } from './BlockForm';
import styles from './BlocksScreen.module.css';
import { useCompanyBlocks } from './useCompanyBlocks';
import { Button } from '../../../components/buttons/Button';
import type { CompanyBlockRowFragment } from '../../../generated/blocks';

/** A blocked company in the list, with the button that lifts the block. */
function BlockLine({ block, onRemove }: { block: CompanyBlockRowFragment; onRemove: () => void }) {
  const { t } = useTranslation();
  const { name, domain } = block;
  return (
    <Stack as="li" className={styles.line} gap={[4, 16]} align="center" justify="space-between" wrap>
      <span className={styles.words} lang="ja">
        <strong>{name}</strong>
        {domain && <small>@{domain}</small>}
      </span>
      <Button look="text" aria-label={t('blocks.removeOf', { name })} onClick={onRemove}>
        {t('blocks.remove')}
      </Button>
    </Stack>
  );
}

/** What a block does, and what it does not do. */
const facts = ['hides', 'jobs', 'apply', 'before', 'guests', 'silent'] as const;

/** The screen /user/blocks: the companies to which the talent's profile is private, their present employer first. */
export function BlocksScreen() {
  const { t } = useTranslation();
  const known = useCompanyBlocks();
  const { blocks, employers, error, refetch, isHiddenFromEmployers } = known;
  const names = employers.present.join(t('common.join'));
  return (
    <div className={styles.screen}>
      <PageHead title={t('blocks.title')} state={t('blocks.lead')} />
      {error && !blocks && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!error && !blocks && <Skeleton shape="form" count={4} />}
      {blocks && (
        <Grid gap={32}>
          <FormSection title={t('blocks.employers')}>
            <SwitchLine
              label={t('blocks.hideFromEmployers')}
              value={isHiddenFromEmployers}
              onChange={(value) => void known.hideFromEmployers(value)}
            >
              {names === ''
                ? t('blocks.noEmployers')
                : t(isHiddenFromEmployers ? 'blocks.hiddenFrom' : 'blocks.shownTo', { names })}
            </SwitchLine>
          </FormSection>
          <FormSection title={t('blocks.list')} lead={t('blocks.listLead')}>
            <Grid gap={24}>
              {blocks.length > 0 && (
                <Grid as="ul" gap={0}>
                  {blocks.map((block) => (
                    <BlockLine key={block.id} block={block} onRemove={() => void known.unblock(block)} />
                  ))}
                </Grid>
              )}
              {employers.former.length > 0 && (
                <Stack direction="column" gap={8}>
                  <p>{t('blocks.former')}</p>
                  <AddChips
                    label={t('blocks.former')}
                    options={employers.former.map((name) => ({ id: name, name }))}
                    isDisabled={known.isBusy}
                    onAdd={(name) => void known.block({ name })}
                  />
                </Stack>
              )}
              {blocks.length < CompanyBlockLimits.perPerson ? (
                <BlockForm blocks={known} />
              ) : (
                <Banner>{t('blocks.full', { n: CompanyBlockLimits.perPerson })}</Banner>
              )}
            </Grid>
          </FormSection>
          <FormSection title={t('blocks.about')}>
            <ul data-bullets>
              {facts.map((fact) => (
                <li key={fact}>{t(`blocks.facts.${fact}`)}</li>
              ))}
            </ul>
            <Link to={paths.privacy}>{t('blocks.toPrivacy')}</Link>
          </FormSection>
        </Grid>
      )}
    </div>
  );
}

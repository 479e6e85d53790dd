import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { Button } from '../../../components/buttons/Button';
import { Sheet } from '../../../components/overlays/Sheet';
import type { PortfolioType } from '../../../generated/schema';
import { blockTypes } from './blockTypes';
import styles from './PortfolioEditor.module.css';

interface TypeSheetProps {
  open: boolean;
  onChoose: (type: PortfolioType) => void;
  onClose: () => void;
}

/** The sheet in which a talent chooses what kind of block to add. */
export function TypeSheet({ open, onChoose, onClose }: TypeSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={open} title={t('portfolio.editor.chooseType')} onClose={onClose}>
      <Grid as="ul" className={styles.types} gap={8}>
        {(Object.keys(blockTypes) as PortfolioType[]).map((type) => (
          <li key={type}>
            <Button look="bare" onClick={() => onChoose(type)}>
              <span className={styles.sign}>{blockTypes[type]}</span>
              <span>
                <strong>{t(`portfolio.editor.type.${type}.name`)}</strong>
                <small>{t(`portfolio.editor.type.${type}.about`)}</small>
              </span>
            </Button>
          </li>
        ))}
      </Grid>
    </Sheet>
  );
}

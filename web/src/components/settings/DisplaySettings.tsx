import { Form, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../layout/Grid';
import { primaries } from '../../lib/theme/palettes';
import { themeColors, themeDirections, themeModes } from '../../lib/theme/themeChoices';
import { themeStore } from '../../lib/theme/themeStore';
import { useTheme } from '../../lib/theme/useTheme';
import { SegmentedChoice } from '../forms/SegmentedChoice';
import { LanguageSelect } from '../shell/LanguageSelect';
import styles from './DisplaySettings.module.css';

/**
 * The controls for mode, direction, colour, width and language. Each change applies at once and is stored on this
 * device.
 */
export function DisplaySettings() {
  const { t } = useTranslation();
  const id = useId();
  const { mode, direction, color, stretch } = useTheme();
  const options = <Value extends 'light' | 'dark' | 'ltr' | 'rtl'>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: t(`shell.settings.${value}`) }));
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={t('shell.settings.mode')}>
        <SegmentedChoice
          label={t('shell.settings.mode')}
          value={mode}
          options={options(themeModes)}
          onChange={(value) => themeStore.change({ mode: value })}
        />
      </Form.Item>
      <Form.Item label={t('shell.settings.color')}>
        <Grid gap={8} columns="repeat(3, 1fr)" role="radiogroup" aria-label={t('shell.settings.color')}>
          {themeColors.map((name) => (
            <label key={name} className={styles.color}>
              <input
                type="radio"
                name={`${id}color`}
                checked={name === color}
                onChange={() => themeStore.change({ color: name })}
              />
              <span data-picture className={styles.swatch} style={{ background: primaries[name][mode] }} />
              {t(`shell.settings.${name}`)}
            </label>
          ))}
        </Grid>
      </Form.Item>
      <Form.Item label={t('shell.settings.direction')}>
        <SegmentedChoice
          label={t('shell.settings.direction')}
          value={direction}
          options={options(themeDirections)}
          onChange={(value) => themeStore.change({ direction: value })}
        />
      </Form.Item>
      <Form.Item>
        <label className={styles.switch}>
          {t('shell.settings.stretch')}
          <Switch checked={stretch} onChange={(checked) => themeStore.change({ stretch: checked })} />
        </label>
      </Form.Item>
      <Form.Item label={t('shell.language')}>
        <LanguageSelect />
      </Form.Item>
    </Form>
  );
}

import { Drawer, Form, Segmented, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { LanguageSelect } from '../../components/shell/LanguageSelect';
import { AntdTheme } from '../../lib/theme/AntdTheme';
import { primaries } from '../../lib/theme/palettes';
import { themeColors, themeDirections, themeModes } from '../../lib/theme/themeChoices';
import { themeStore } from '../../lib/theme/themeStore';
import { useEndSide } from '../../lib/theme/useEndSide';
import { useTheme } from '../../lib/theme/useTheme';
import styles from './SettingsDrawer.module.css';

interface SettingsDrawerProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The drawer for the display settings: mode, direction, colour, width and language. Each change applies at
 * once and is stored on this device.
 */
export function SettingsDrawer({ open, onClose }: SettingsDrawerProps) {
  const { t } = useTranslation();
  const { mode, direction, color, stretch } = useTheme();
  const endSide = useEndSide();
  const options = <Value extends 'light' | 'dark' | 'ltr' | 'rtl'>(values: readonly Value[]) =>
    values.map((value) => ({ value, label: t(`shell.settings.${value}`) }));
  return (
    <AntdTheme>
      <Drawer title={t('shell.settings.title')} open={open} onClose={onClose} placement={endSide} size={340}>
        <Form layout="vertical" component="div">
          <Form.Item label={t('shell.settings.mode')}>
            <Segmented
              block
              name="mode"
              aria-label={t('shell.settings.mode')}
              value={mode}
              options={options(themeModes)}
              onChange={(value) => themeStore.change({ mode: value })}
            />
          </Form.Item>
          <Form.Item label={t('shell.settings.color')}>
            <div className={styles.colors} role="radiogroup" aria-label={t('shell.settings.color')}>
              {themeColors.map((name) => (
                <label key={name} className={styles.color}>
                  <input
                    type="radio"
                    name="color"
                    checked={name === color}
                    onChange={() => themeStore.change({ color: name })}
                  />
                  <span className={styles.swatch} style={{ background: primaries[name][mode] }} />
                  {t(`shell.settings.${name}`)}
                </label>
              ))}
            </div>
          </Form.Item>
          <Form.Item label={t('shell.settings.direction')}>
            <Segmented
              block
              name="direction"
              aria-label={t('shell.settings.direction')}
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
        <p className={styles.note}>{t('shell.settings.note')}</p>
      </Drawer>
    </AntdTheme>
  );
}

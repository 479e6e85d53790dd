import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/Button';
import styles from './PasswordInput.module.css';

/** A password field with a button that makes the password visible. */
export function PasswordInput(props: InputProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  return (
    <Input
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <Button
          look="text"
          size="small"
          className={styles.toggle}
          aria-label={isShown ? t('forms.hide') : t('forms.show')}
          aria-pressed={isShown}
          icon={isShown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}

import { useTranslation } from 'react-i18next';
import { getPartOfDay } from './getPartOfDay';

export function Greeting({ name }: { name: string }) {
  const { t } = useTranslation();
  return <h1>{t(`home.${getPartOfDay(new Date())}`, { name })}</h1>;
}
